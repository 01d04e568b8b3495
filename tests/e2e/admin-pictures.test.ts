import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test, toast } from "../support/browser.ts";
import {
  handOver,
  openPanel,
  type Panel,
  photo,
  picture,
  sheet,
  startPanel,
} from "../support/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

/** What is stored at an address that the form holds. */
async function stored(address: string) {
  const answer = await fetch(panel.url + address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { type: answer.headers.get("content-type"), bytes, facts: await sharp(bytes).metadata() };
}

/** A photo that says where it was taken. */
async function mapped(name: string, width: number, height: number) {
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 15/1 0/1" } };
  const buffer = await picture(width, height).withExif(exif).jpeg().toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

async function gif() {
  const frames = await Promise.all(
    ["#f00", "#00f"].map((shade) => picture(40, 30, shade).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ loop: 0, delay: [90, 90] })
    .toBuffer();
}

test("pictures that are pasted or dropped into the text become Markdown where the cursor was", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const text = sheet(page).getByLabel("Treść (Markdown)");
  await text.fill("Przed. Po.");
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
  await handOver(text, "paste", [await photo("żółć łąka.JPG")]);
  await expect
    .poll(() => text.inputValue())
    .toMatch(
      /^Przed\. \n\n!\[żółć łąka\]\(\/storage\/v1\/object\/public\/media\/blog\/[\w-]{36}\.webp\)\n\nPo\.$/,
    );
  await toast(page, "Zdjęcie zostało zoptymalizowane i przesłane").waitFor();

  await text.fill("");
  await handOver(text, "drop", [
    await photo("jeden.jpg"),
    { name: "dwa.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") },
    await photo("IMG_1234.jpg"),
  ]);
  await toast(page, "Optymalizowanie 3 obrazów...").waitFor();
  await toast(page, "Błąd podczas przesyłania zdjęcia: dwa.png – to nie jest zdjęcie").waitFor();
  const value = await text.inputValue();
  expect(value.match(/!\[[^\]]*\]\(\/storage[^)]+\)/g)).toHaveLength(2);
  expect(value).toContain("![jeden]");
  expect(value).toContain("![opis zdjęcia]");
  expect(value).not.toContain("Przesyłanie");
});

describe("a main picture", () => {
  const choose = "Zdjęcie główne: Wybierz plik";

  test("is fitted into full HD, upright as its EXIF says, and keeps no EXIF", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    // Lies on its side as stored: 3000×2000, to be shown 2000×3000.
    const buffer = await picture(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await sheet(page)
      .getByLabel(choose)
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    const address = sheet(page).getByLabel("Adres zdjęcia");
    await expect.poll(() => address.inputValue()).toMatch(/\.webp$/);
    const { type, facts } = await stored(await address.inputValue());
    expect(type).toBe("image/webp");
    expect([facts.width, facts.height]).toEqual([720, 1080]);
    expect(facts.exif).toBeUndefined();
  });

  test("is never enlarged, and keeps no place where it was taken, however small", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    await sheet(page)
      .getByLabel(choose)
      .setInputFiles(await mapped("mała.jpg", 320, 200));
    const address = sheet(page).getByLabel("Adres zdjęcia");
    await expect.poll(() => address.inputValue()).toMatch(/\.webp$/);
    const { facts } = await stored(await address.inputValue());
    expect([facts.width, facts.height]).toEqual([320, 200]);
    expect(facts.exif).toBeUndefined();
  });

  test("that needs no work goes as it is, and says so", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    const file = await photo("w sam raz.jpg", 1200, 800);
    await sheet(page).getByLabel(choose).setInputFiles(file);
    await toast(page, "Zdjęcie zostało przesłane").waitFor();
    const address = await sheet(page).getByLabel("Adres zdjęcia").inputValue();
    expect(address).toMatch(/media\/blog\/[\w-]{36}\.jpg$/);
    const { type, bytes } = await stored(address);
    expect(type).toBe("image/jpeg");
    expect(bytes.equals(file.buffer)).toBe(true);
  });

  test("of a case study is always WebP: as it is only when it is one already", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?tab=case-studies&edit=new");
    await sheet(page)
      .getByLabel(choose)
      .setInputFiles(await photo("a.jpg", 320, 200));
    await toast(page, "Zdjęcie zostało zoptymalizowane i przesłane").waitFor();
    const buffer = await picture(320, 200).webp().toBuffer();
    const file = { name: "a.webp", mimeType: "image/webp", buffer };
    await sheet(page).getByLabel(choose).setInputFiles(file);
    await toast(page, "Zdjęcie zostało przesłane").waitFor();
    const address = sheet(page).getByLabel("Adres zdjęcia");
    expect((await stored(await address.inputValue())).bytes.equals(buffer)).toBe(true);
  });

  test("is dropped on its field; dropped beside it, a file does not take the page away", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?tab=case-studies&edit=new");
    const field = (name: string) => sheet(page).getByRole("group", { name });
    const file = [await photo("upuszczone.jpg", 640, 480)];
    await handOver(field("Zdjęcie główne").locator("img, span").first(), "drop", file);
    await toast(page, "Zdjęcie zostało zoptymalizowane i przesłane").waitFor();
    await handOver(field("Galeria zdjęć").getByText("Galeria jest pusta."), "drop", file);
    await toast(page, "Zdjęcia zostały zoptymalizowane i przesłane do galerii").waitFor();
    await field("Galeria zdjęć").locator("img").waitFor();

    // What the browser would open is what nobody has held back.
    await page.evaluate(() => {
      Object.assign(globalThis, { held: [] });
      for (const type of ["dragover", "drop"]) {
        document.addEventListener(type, (event) =>
          setTimeout(() =>
            (globalThis as unknown as { held: boolean[] }).held.push(event.defaultPrevented),
          ),
        );
      }
    });
    await handOver(sheet(page).getByRole("heading").first(), "drop", file);
    await toast(page, "Upuść zdjęcie na pole ze zdjęciem").waitFor();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { held: boolean[] }).held))
      .toEqual([true]);
  });

  test("from a phone, as HEIC, is refused with its name and the way out", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    const buffer = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    await sheet(page)
      .getByLabel(choose)
      .setInputFiles({ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer });
    const told = toast(page, "Błąd podczas przesyłania zdjęcia: IMG_0001.HEIC – to zdjęcie HEIC");
    await told.waitFor();
    expect(await told.innerText()).toContain("Ustawienia → Aparat → Formaty → Najbardziej zgodne");
  });

  test("of 50 megapixels leaves the tab alive", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    await sheet(page).getByLabel("Tytuł").fill("Wielkie");
    await sheet(page)
      .getByLabel(choose)
      .setInputFiles(await photo("wielkie.jpg", 8660, 5774));
    const address = sheet(page).getByLabel("Adres zdjęcia");
    await expect.poll(() => address.inputValue(), { timeout: 20_000 }).toMatch(/\.webp$/);
    const { facts } = await stored(await address.inputValue());
    expect([facts.width, facts.height]).toEqual([1620, 1080]);
    expect(await sheet(page).getByLabel("Tytuł").inputValue()).toBe("Wielkie");
  });

  test("that is an animated GIF goes as it is", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    const buffer = await gif();
    await sheet(page)
      .getByLabel(choose)
      .setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer });
    await toast(page, "Zdjęcie zostało przesłane").waitFor();
    const { type, bytes } = await stored(
      await sheet(page).getByLabel("Adres zdjęcia").inputValue(),
    );
    expect(type).toBe("image/gif");
    expect(bytes.equals(buffer)).toBe(true);
  });

  test.for([
    [
      "a drawing with a script",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      /to nie jest zdjęcie/,
    ],
    ["a web page", "<!doctype html><script>alert(1)</script>", /to nie jest zdjęcie/],
    ["nothing", "", /plik jest pusty/],
  ] as const)(
    "that is really %s is refused before anything is sent",
    async ([, content, reason], { openWindow }) => {
      const { page } = await openWindow({ site: panel.url });
      await openPanel(page, panel, "?edit=new");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/storage/v1/")) sent.push(request.url());
      });
      const buffer = Buffer.from(content);
      await sheet(page)
        .getByLabel(choose)
        .setInputFiles({ name: "niewinne.png", mimeType: "image/png", buffer });
      await expect
        .poll(() => toast(page, "Błąd podczas przesyłania zdjęcia").innerText())
        .toMatch(reason);
      expect(sent).toEqual([]);
      expect(await sheet(page).getByLabel("Adres zdjęcia").inputValue()).toBe("");
    },
  );
});

test("a bucket that is missing is made with the first picture", async ({ openWindow }) => {
  const { storage } = panel.database;
  await storage.emptyBucket("media");
  await storage.deleteBucket("media");
  expect((await storage.getBucket("media")).data).toBeNull();

  const { page } = await openWindow({ site: panel.url, expected: [/40[04]/] });
  await openPanel(page, panel, "?edit=new");
  await sheet(page)
    .getByLabel("Zdjęcie główne: Wybierz plik")
    .setInputFiles(await photo());
  await toast(page, "Zdjęcie zostało zoptymalizowane i przesłane").waitFor();
  expect((await storage.getBucket("media")).data).toMatchObject({ public: true });
});
