import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseOf } from "../../support/demo-keys.ts";
import { account, writerEnv } from "../../support/signed-in.ts";
import { startSite } from "../../support/site.ts";
import { engines, openBrowser } from "./browsers.ts";
import { Page } from "./page.ts";

/** Of 12 megapixels, as a telephone's, lying on its side. */
async function photo(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: "teal", noise } as const;
  const path = join(directory, "photo.jpg");
  await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toFile(path);
  return path;
}

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(`the library of pictures in ${engine.name}`, () => {
    test("makes copies of a large photo and of HEIC, upright, and shows them", async () => {
      const site = await startSite({ env: { ...writerEnv, SEED: "none" } });
      onTestFinished(async () => void (await site.stop()));
      const browser = await openBrowser(engine);
      onTestFinished(() => browser.close());
      const page = new Page(browser.driver, site.url);
      await page.visit("/admin/zdjecia");
      await page.type("Email", account.email);
      await page.type("Hasło", account.password);
      await page.press("button", "Zaloguj się");

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
      const { id, ...copies } = await upload(await photo(), 810, 1080);
      expect(copies).toEqual({ sizes: [], avif_sizes: [480, 1920] });
      const copy = `storage/v1/object/public/media/sizes/480/library/${id}.avif`;
      const bytes = await (await fetch(`${site.url}/${copy}`)).arrayBuffer();
      const facts = { format: "heif", width: 480, height: 640 };
      expect(await sharp(bytes).metadata()).toMatchObject(facts);
      await upload(resolve("tests/pictures/phone.heic"), 500, 800);
      expect(await page.problems()).toEqual([]);
    });
  });
}
