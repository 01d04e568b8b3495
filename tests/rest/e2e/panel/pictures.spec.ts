import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { toast } from "../../../e2e/support/fixtures.ts";
import { field, handOver, photo, picture, sheet, test } from "../../../e2e/support/panel.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, file: File) =>
  sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(file);

/** The stored file at the form's address, once it is there. */
async function stored(page: Page, ending: RegExp) {
  await expect(field(page, "Adres zdjęcia")).toHaveValue(ending);
  const url = await field(page, "Adres zdjęcia").inputValue();
  const answer = await page.request.get(url);
  const bytes = await answer.body();
  const { width, height, exif } = await sharp(bytes).metadata();
  return { url, type: answer.headers()["content-type"], bytes, size: [width, height], exif };
}

async function movingGif(): Promise<Buffer> {
  const frames = ["#f00", "#00f"].map((shade) => picture(40, 30, shade).png().toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return joined.gif({ loop: 0, delay: [90, 90] }).toBuffer();
}

test("pictures that are dropped into the text become Markdown", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  const text = field(page, "Treść (Markdown)");
  await handOver(text, "drop", [
    await photo("jeden.jpg"),
    { name: "dwa.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") },
    await photo("IMG_1234.jpg"),
  ]);
  await expect(toast(page, "Optymalizowanie 3 obrazów...")).toBeVisible();
  const refused = "Błąd podczas przesyłania zdjęcia: dwa.png – to nie jest zdjęcie";
  await expect(toast(page, refused)).toBeVisible();
  const address = "\\(/storage[^)]+\\)";
  await expect(text).toHaveValue(
    new RegExp(`^!\\[jeden\\]${address}\\n\\n!\\[opis zdjęcia\\]${address}\\s*$`),
  );
});

test("a picture fits full HD, stands upright, and loses its EXIF", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  // Lies on its side as stored: 3000×2000, to be shown 2000×3000.
  const turned = await picture(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await choose(page, { name: "a.jpg", mimeType: "image/jpeg", buffer: turned });
  const fitted = await stored(page, /\.webp$/);
  expect(fitted).toMatchObject({ type: "image/webp", size: [720, 1080] });
  expect(fitted.exif).toBeUndefined();

  await field(page, "Adres zdjęcia").fill("");
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 15/1 0/1" } };
  const mapped = await picture(320, 200).withExif(exif).jpeg().toBuffer();
  await choose(page, { name: "mała.jpg", mimeType: "image/jpeg", buffer: mapped });
  const small = await stored(page, /\.webp$/);
  expect(small.size).toEqual([320, 200]);
  expect(small.exif).toBeUndefined();
});

test("a HEIC photo of a telephone becomes WebP, upright and in its colours", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  const decoder: string[] = [];
  page.on("request", (request) => {
    if (/libheif/.test(request.url())) decoder.push(request.url());
  });
  // Lies on its side as stored, 800×500 in four colours, and is to be shown 500×800.
  const buffer = await readFile("tests/pictures/phone.heic");
  expect(decoder).toEqual([]);
  await choose(page, { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer });
  const upright = await stored(page, /\.webp$/);
  expect(upright).toMatchObject({ type: "image/webp", size: [500, 800] });
  expect(decoder).toHaveLength(2);
  const pixels = await sharp(upright.bytes).raw().toBuffer();
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * 500 + x) * 3).subarray(0, 3)];
  const expected = [
    [100, 100, [40, 60, 200]],
    [400, 100, [200, 40, 40]],
    [100, 700, [240, 240, 240]],
    [400, 700, [40, 160, 60]],
  ] as const;
  for (const [x, y, colour] of expected) {
    for (const [at, value] of colourAt(x, y).entries()) {
      expect(Math.abs(value - (colour[at] ?? 0)), `${x}, ${y}`).toBeLessThan(8);
    }
  }
});

test("where the browser writes no WebP, as Safari, a script does", async ({ page, openPanel }) => {
  // Asked for WebP, its canvas gives a PNG.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      toBlob.call(this, done, "image/png");
    };
  });
  const encoder = new Map<string, number>();
  page.on("response", async (response) => {
    const url = response.url();
    if (/webp_enc|webp-worker/.test(url)) encoder.set(url, (await response.body()).length);
  });
  await openPanel("?edit=new");
  expect(encoder.size).toBe(0);
  await choose(page, await photo("z telefonu.jpg", 3000, 2000));
  const fitted = await stored(page, /\.webp$/);
  expect(fitted).toMatchObject({ type: "image/webp", size: [1620, 1080] });
  const { channels } = await sharp(fitted.bytes).stats();
  expect(channels[0]?.mean).toBeGreaterThan(245);
  const smaller = fitted.url.replace("/media/", "/media/sizes/480/");
  expect((await page.request.get(smaller)).headers()["content-type"]).toBe("image/webp");
  expect(encoder.size).toBe(3);
  // Of each file once: browsers keep them for good.
  const bytes = [...encoder.values()].reduce((sum, length) => sum + length, 0);
  expect(bytes).toBeLessThan(350_000);
});

test("an animated WebP moves on", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  const buffer = await readFile("tests/pictures/moving.webp");
  await choose(page, { name: "a.webp", mimeType: "image/webp", buffer });
  expect((await stored(page, /\.webp$/)).bytes.equals(buffer)).toBe(true);
});

for (const type of ["webp", "png"] as const) {
  test(`in place of a ${type} an animated one moves on, and of a GIF it is said that it stands`, async ({
    page,
    database,
  }) => {
    await page.goto("/admin/zdjecia");
    const still = await picture(1000, 500).toFormat(type).toBuffer();
    const mimeType = `image/${type}`;
    const first = { name: `a.${type}`, mimeType, buffer: still };
    await page.getByLabel("Dodaj zdjęcia").setInputFiles(first);
    await expect(toast(page, "Zdjęcia są w bibliotece")).toBeVisible();
    const newest = database.from("media_files").select().order("created_at", { ascending: false });
    const { data } = await newest.limit(1).single<{ path: string }>().throwOnError();

    await page.goto(`/admin/zdjecia?picture=${data.path}`);
    const replace = page
      .getByRole("dialog", { name: "Zdjęcie", exact: true })
      .getByLabel("Podmień");
    const moving = await readFile(`tests/pictures/moving.${type}`);
    await replace.setInputFiles({ name: `ruch.${type}`, mimeType, buffer: moving });
    await expect(toast(page, "Zdjęcie podmienione")).toBeVisible();
    const address = `/storage/v1/object/public/media/${data.path}`;
    const bytes = await (await page.request.get(address)).body();
    expect(bytes.equals(moving)).toBe(true);
    const row = database.from("media_files").select("sizes").eq("path", data.path).single();
    expect((await row.throwOnError()).data).toEqual({ sizes: [] });

    const buffer = await movingGif();
    await replace.setInputFiles({ name: "ruch.gif", mimeType: "image/gif", buffer });
    const said = "Animacja „ruch.gif” została zapisana jako nieruchomy obraz.";
    await expect(toast(page, said)).toBeVisible();
  });
}

test("a small photo and an animated GIF go as they are", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  const file = await photo("w sam raz.jpg", 1200, 800);
  await choose(page, file);
  await expect(toast(page, "Zdjęcie zostało przesłane")).toBeVisible();
  const small = await stored(page, /media\/blog\/[\w-]{36}\.jpg$/);
  expect(small.type).toBe("image/jpeg");
  expect(small.bytes.equals(file.buffer)).toBe(true);

  const buffer = await movingGif();
  await choose(page, { name: "a.gif", mimeType: "image/gif", buffer });
  const animated = await stored(page, /\.gif$/);
  expect(animated.type).toBe("image/gif");
  expect(animated.bytes.equals(buffer)).toBe(true);
});

test("a case study's picture is always WebP", async ({ page, openPanel }) => {
  await openPanel("?tab=case-studies&edit=new");
  await choose(page, await photo("a.jpg", 320, 200));
  await expect(toast(page, "Zdjęcie zostało zoptymalizowane i przesłane")).toBeVisible();
  const buffer = await picture(320, 200).webp().toBuffer();
  await choose(page, { name: "a.webp", mimeType: "image/webp", buffer });
  await expect(toast(page, "Zdjęcie zostało przesłane")).toBeVisible();
  expect((await stored(page, /\.webp$/)).bytes.equals(buffer)).toBe(true);
});

test("a file is dropped on a field, or beside it", async ({ page, openPanel }) => {
  await openPanel("?tab=case-studies&edit=new");
  const group = (name: string) => sheet(page).getByRole("group", { name });
  const file = [await photo("upuszczone.jpg", 640, 480)];
  await handOver(group("Zdjęcie główne").locator("img, span").first(), "drop", file);
  await expect(toast(page, "Zdjęcie zostało zoptymalizowane i przesłane")).toBeVisible();
  await handOver(group("Galeria zdjęć").getByText("Galeria jest pusta."), "drop", file);
  const done = "Zdjęcia zostały zoptymalizowane i przesłane do galerii";
  await expect(toast(page, done)).toBeVisible();
  await expect(group("Galeria zdjęć").locator("img")).toBeVisible();

  // The browser would open a dropped file unless its event is prevented.
  await page.evaluate(() => {
    document.addEventListener("drop", (event) =>
      setTimeout(() => Object.assign(globalThis, { isHeld: event.defaultPrevented })),
    );
  });
  await handOver(sheet(page).getByRole("heading").first(), "drop", file);
  await expect(toast(page, "Upuść zdjęcie na pole ze zdjęciem")).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "isHeld"))).toBe(true);
});

test("of 50 megapixels it leaves the tab alive", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Wielkie");
  await choose(page, await photo("wielkie.jpg", 8660, 5774));
  expect((await stored(page, /\.webp$/)).size).toEqual([1620, 1080]);
  await expect(field(page, "Tytuł")).toHaveValue("Wielkie");
});

const refusals = [
  ["HEIC from a phone", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /Ustawienia → Aparat → Formaty/],
  [
    "a drawing with a script",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    /to nie jest zdjęcie/,
  ],
  ["a web page", "<!doctype html><script>alert(1)</script>", /to nie jest zdjęcie/],
  ["nothing", "", /plik jest pusty/],
] as const;

test("what is no picture is refused before anything is sent", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/storage/v1/")) sent.push(request.url());
  });
  for (const [what, content, reason] of refusals) {
    await test.step(what, async () => {
      const name = `${what}.png`;
      await choose(page, { name, mimeType: "image/png", buffer: Buffer.from(content, "latin1") });
      const told = toast(page, `Błąd podczas przesyłania zdjęcia: ${name} – `);
      await expect(told).toContainText(reason);
    });
  }
  expect(sent).toEqual([]);
  await expect(field(page, "Adres zdjęcia")).toHaveValue("");
});

test("a missing bucket is made with the first picture", async ({
  page,
  database: { storage },
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[04]/);
  await storage.emptyBucket("media");
  await storage.deleteBucket("media");
  expect((await storage.getBucket("media")).data).toBeNull();
  await openPanel("?edit=new");
  await choose(page, await photo());
  await expect(toast(page, "Zdjęcie zostało zoptymalizowane i przesłane")).toBeVisible();
  expect((await storage.getBucket("media")).data).toMatchObject({ public: true });
});
