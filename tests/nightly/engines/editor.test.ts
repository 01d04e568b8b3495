import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Key } from "selenium-webdriver";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post } from "../../database/samples.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { account, writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { type Browser, engines, openBrowser } from "./browsers.ts";
import { Page } from "./page.ts";

let site: TestSite;
let directory: string;

const area = "Treść (Markdown)";
const posts = () => databaseOf(site.url).from("blog_posts");

async function photo(): Promise<string> {
  const path = join(directory, "photo.jpg");
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "teal" } });
  await image.jpeg().toFile(path);
  return path;
}

/** Of 12 megapixels, as a telephone's, lying on its side. */
async function largePhoto(): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: "teal", noise } as const;
  const path = join(directory, "large.jpg");
  await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toFile(path);
  return path;
}

async function pictureAt(address: string) {
  const answer = await fetch(new URL(address, site.url));
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { type: answer.headers.get("content-type"), format, width, height };
}

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(`an editor in ${engine.name}`, () => {
    let browser: Browser;
    let page: Page;
    // A site for each, since it would know the other's pictures.
    beforeAll(async () => {
      site = await startSite({ env: { ...writerEnv, SEED: "demo" } });
      directory = await mkdtemp(join(tmpdir(), "pictures-"));
      browser = await openBrowser(engine);
      page = new Page(browser.driver, site.url);
      await page.resize(1280, 800);
      await page.visit("/admin");
      await page.type("Email", account.email);
      await page.type("Hasło", account.password);
      await page.press("button", "Zaloguj się");
      await page.find("button", "Dodaj Nowy Post");
      await page.run(() => localStorage.setItem("kadr-writing", "markdown"));
      // The panel's code comes now: what it tries and the policy refuses is seen here only.
      expect(await page.problems()).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
      if (directory) await rm(directory, { recursive: true });
    });

    test("brings a large photo and HEIC to the library, upright and with copies, and sees them", async () => {
      await page.visit("/admin/zdjecia");
      const upload = async (file: string, width: number, height: number) => {
        await page.choose("Dodaj zdjęcia", file);
        const rows = databaseOf(site.url).from("media_files").select().eq("width", width);
        const stored = async () => (await rows.throwOnError()).data[0];
        await expect.poll(stored, { timeout: 60_000 }).toMatchObject({ height });
        const isShown = (id: string) =>
          [...document.images].some((one) => one.currentSrc.includes(id) && one.naturalWidth > 0);
        const { path, sizes, avif_sizes } = await stored();
        const [id = ""] = /[\w-]{36}/.exec(path) ?? [];
        await expect.poll(() => page.run(isShown, id), { timeout: 20_000 }).toBe(true);
        return { id, sizes, avif_sizes };
      };
      const { id, ...copies } = await upload(await largePhoto(), 810, 1080);
      expect(copies).toEqual({ sizes: [], avif_sizes: [480, 1920] });
      const copy = `/storage/v1/object/public/media/sizes/480/library/${id}.avif`;
      expect(await pictureAt(copy)).toMatchObject({ format: "heif", width: 480, height: 640 });
      await upload(resolve("tests/pictures/phone.heic"), 500, 800);
      expect(await page.problems()).toEqual([]);
    });

    test("types around a fact in a headline, removes it by one key, pastes two lines and steps back", async () => {
      await page.visit("/admin/strona/edycja/kontakt");
      await page.pressInFrame("h1[data-edit-stop]");
      await page.find("textarea", "Tekst");
      await page.together(Key.CONTROL, "a");
      await page.keys("Dzwoń:");
      await page.press("button", "Wstaw dane firmy");
      await page.press("[role=dialog] li button", "Telefon+48 32 000 00 11");
      await page.find("[role=textbox]", "Tekst");
      const shows = (lines: string) =>
        expect
          .poll(() =>
            page.run(() => {
              const title = document.querySelector("iframe")?.contentDocument?.querySelector("h1");
              return title?.innerText.replaceAll("\u00a0", " ");
            }),
          )
          .toBe(lines);
      const chip = "+48 32 000 00 11";
      await shows(`Dzwoń: ${chip}`);
      await page.isFocused("[role=textbox]", "Tekst");
      await page.keys(" codziennie");
      await shows(`Dzwoń: ${chip} codziennie`);
      await page.keys(Key.HOME, "Hej! ");
      await shows(`Hej! Dzwoń: ${chip} codziennie`);

      // Beside the chip: behind it, before it, and over it in one step.
      await page.keys(Key.END, ...Array(" codziennie".length).fill(Key.ARROW_LEFT), "x");
      await shows(`Hej! Dzwoń: ${chip}x codziennie`);
      await page.keys(Key.BACK_SPACE, Key.ARROW_LEFT, "y");
      await shows(`Hej! Dzwoń: y${chip} codziennie`);
      await page.keys(Key.BACK_SPACE, Key.ARROW_RIGHT, Key.BACK_SPACE, Key.BACK_SPACE);
      await shows("Hej! Dzwoń: codziennie");
      for (const _ of "12") await page.together(Key.CONTROL, "z");
      await shows(`Hej! Dzwoń: ${chip} codziennie`);

      await page.together(Key.CONTROL, "a");
      await page.keys("Zażółć");
      await shows("Zażółć");
      await page.together(Key.CONTROL, "z");
      await shows(`Hej! Dzwoń: ${chip} codziennie`);
      await page.copy("<p>od rana</p><p>do nocy</p>", "od rana\r\ndo nocy");
      await page.keys(Key.END, " ");
      await page.together(Key.CONTROL, "v");
      await shows(`Hej! Dzwoń: ${chip} codziennie od rana do nocy`);

      await page.press("button", "Opublikuj zmiany");
      const stored = async () => {
        const rows = databaseOf(site.url).from("page_content").select("value");
        const { data } = await rows.eq("key", "texts/contact").throwOnError();
        return JSON.stringify(data);
      };
      await expect
        .poll(stored)
        .toContain('"value":"Hej! Dzwoń: {agency.phone} codziennie od rana do nocy"');
      expect(await page.problems()).toEqual([]);
      // The scripts of the page have addresses of their own, and say the same.
      await page.visit("/kontakt");
      expect(await page.text("h1")).toBe(`Hej! Dzwoń: ${chip} codziennie od rana do nocy`);
      expect(await page.problems()).toEqual([]);
    });

    test("writes a draft in Markdown, with a pasted text", async () => {
      await page.visit("/admin");
      await page.press("button", "Dodaj Nowy Post");
      await page.type("Tytuł", "Żółć, łąka i – światło!");
      const slug = "zolc-laka-i-swiatlo";
      await expect.poll(() => page.value("Slug")).toBe(slug);
      await page.type("Autor", "Ania Wilk");

      await page.press("button[aria-pressed]", "Markdown");
      await page.type(area, "Światło przed kadrem.");
      await page.together(Key.CONTROL, "a");
      await page.together(Key.CONTROL, "b");
      await expect.poll(() => page.value(area)).toBe("**Światło przed kadrem.**");
      await page.together(Key.CONTROL, Key.END);
      await page.keys(Key.ENTER, Key.ENTER, "- jeden", Key.ENTER, "dwa");
      const typed = "**Światło przed kadrem.**\n\n- jeden\n- dwa";
      await expect.poll(() => page.value(area)).toBe(typed);
      await page.keys(Key.ENTER, Key.ENTER);

      await page.copy(await readFile("tests/clipboards/google/docs.html", "utf8"));
      await page.together(Key.CONTROL, "v");
      const markdown = await readFile("tests/clipboards/google/docs.md", "utf8");
      const pasted = markdown.replace("(/o-nas)", "(https://kadr.example/o-nas)").trim();
      await expect.poll(() => page.value(area)).toContain(pasted);

      const text = await page.value(area);
      expect(text.startsWith(typed)).toBe(true);
      await page.press("button", "Zapisz szkic");
      const stored = () => posts().select().eq("slug", slug).maybeSingle();
      const expected = { author: "Ania Wilk", content: text, published_at: null };
      await expect.poll(async () => (await stored()).data).toMatchObject(expected);
      expect(await page.problems()).toEqual([]);
    });

    test("writes where the text looks as on the page, chooses a picture and publishes", async () => {
      const draft = post({ content: "**Światło** przed kadrem.", published_at: null });
      const { data } = await posts().insert(draft).select("id").single().throwOnError();
      await page.visit(`/admin?edit=${data.id}`);
      await page.press("button[aria-pressed]", "Edytor");
      await page.press("[contenteditable=true]");
      await page.together(Key.CONTROL, Key.END);
      await page.keys(Key.ENTER, "Wzrokowo: ");
      await page.together(Key.CONTROL, "b");
      await page.keys("gęślą");
      await page.together(Key.CONTROL, "b");
      await page.press("button[aria-pressed]", "Markdown");
      await expect
        .poll(() => page.value(area))
        .toBe("**Światło** przed kadrem.\n\nWzrokowo: **gęślą**");

      await page.choose("Zdjęcie główne: Wybierz plik", await photo());
      await expect.poll(() => page.value("Adres zdjęcia")).toMatch(/^\/storage\/.+/);
      const picture = await page.value("Adres zdjęcia");
      const asStored = { type: "image/webp", format: "webp", width: 1440, height: 1080 };
      expect(await pictureAt(picture)).toEqual(asStored);

      const address = `${site.url}/blog/${draft.slug}`;
      expect((await fetch(address)).status).toBe(404);
      await page.press("label", "Teraz");
      await page.press("button", "Zapisz zmiany");
      await expect.poll(async () => (await fetch(address)).status).toBe(200);
      const html = await (await fetch(address)).text();
      expect(html).toContain("<strong>Światło</strong>");
      expect(html).toContain("<strong>gęślą</strong>");
      expect(html).toContain(picture);
      expect(await page.problems()).toEqual([]);
    });
  });
}
