import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import type { EditedPage } from "../../../app/site-texts/types.ts";
import { editor, test, visit } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";
import { demoKeys } from "../../support/demo-keys.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const pages = [
  ...["/", "/o-nas", "/uslugi", "/projekty", "/kontakt"],
  ...["/uslugi/produkcja-wideo", "/uslugi/social-media", "/uslugi/strony-internetowe"],
];
const widths = [360, 768, 1280, 1920];
const HEIGHT = 800;

test("every word over a white photograph can be read", async ({ page, database, request }) => {
  test.setTimeout(1_800_000);
  const address = await storeWhite(database);
  const ids: string[] = [];
  for (const path of pages) ids.push(...(await pictureIds(request, path)));
  await publish(database, new Set(ids), `${address} light 100`);
  for (const path of pages) {
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(address);
    await visit(page, path);
    await scrollThrough(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await faintWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("who asks for more contrast gets 7:1 over a white photograph", async ({
  page,
  database,
  request,
}) => {
  test.setTimeout(600_000);
  const address = await storeWhite(database);
  await publish(database, new Set(await pictureIds(request, "/")), `${address} light 100`);
  await expect.poll(async () => (await page.request.get("/")).text()).toContain(address);
  await page.emulateMedia({ contrast: "more" });
  await visit(page, "/");
  await scrollThrough(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await faintWords(page, 7), `at ${width} px`).toEqual([]);
  }
});

type Request = Page["request"];

async function pictureIds(request: Request, path: string): Promise<string[]> {
  const apikey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
  const token = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey },
    data: editor,
  });
  const { access_token: key } = await token.json();
  const answer = await request.get(`/admin/edited-page?path=${encodeURIComponent(path)}`, {
    headers: { apikey, authorization: `Bearer ${key}` },
  });
  const { texts }: EditedPage = await answer.json();
  const found = texts.filter(({ kind }) => kind === "picture").map(({ id }) => id);
  expect(found, path).not.toEqual([]);
  return found;
}

async function storeWhite(database: SupabaseClient): Promise<string> {
  const create = { width: 1920, height: 1080, channels: 3, background: "#ffffff" } as const;
  const name = "library/white.webp";
  const bucket = database.storage.from("media");
  const bytes = await sharp({ create }).webp().toBuffer();
  const { error } = await bucket.upload(name, new Uint8Array(bytes).buffer, {
    contentType: "image/webp",
    upsert: true,
  });
  if (error) throw error;
  return new URL(bucket.getPublicUrl(name).data.publicUrl).pathname;
}

async function publish(database: SupabaseClient, ids: ReadonlySet<string>, value: string) {
  const documents: Record<string, Record<string, object>> = {};
  for (const id of ids) {
    const [file = "", pointer = ""] = id.split("#");
    documents[`texts/${file}`] = { ...documents[`texts/${file}`], [pointer]: { value, was: "" } };
  }
  const rows = Object.entries(documents).map(([key, value]) => ({ key, value }));
  await database.from("page_content").upsert(rows, { onConflict: "key" }).throwOnError();
}

type Words = { text: string; color: number[]; x: number; y: number; width: number; height: number };

/** Lines of words over a picture whose contrast is below that at a twentieth of their ground or more. */
async function faintWords(page: Page, atLeast = 4.5): Promise<string[]> {
  const found: string[] = [];
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: "instant" }), screen);
    const words = await wordsOverPictures(page);
    if (words.length === 0) continue;
    const style = await page.addStyleTag({
      content: "*{color:transparent!important;transition:none!important}",
    });
    const shot = sharp(await page.screenshot({ scale: "css" })).removeAlpha();
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    for (const { text, color, ...box } of words) {
      const area = await shot
        .clone()
        .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
        .raw()
        .toBuffer();
      const grounds: number[] = [];
      for (let at = 0; at < area.length; at += 3)
        grounds.push(contrast(color, [...area.subarray(at, at + 3)]));
      grounds.sort((one, other) => one - other);
      const least = grounds[Math.floor(grounds.length / 20)] ?? 21;
      if (least < atLeast) found.push(`${least.toFixed(1)} ${text}`);
    }
  }
  return found;
}

function wordsOverPictures(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main img")]
      .map((image) => image.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const channels = (color: string) => {
      if (!canvas) return [];
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Words[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.nodeValue?.trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // A pixel at an edge is half of what is beside it, and no letter reaches there.
        const x = Math.max(0, Math.ceil(left));
        const y = Math.max(0, Math.ceil(top));
        const width = Math.min(innerWidth, Math.floor(right)) - x;
        const height = Math.min(innerHeight, Math.floor(bottom)) - y;
        if (width < 4 || height < 4) continue;
        const isOver = pictures.some(
          (it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top,
        );
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        const isPassed = getComputedStyle(element).pointerEvents === "none";
        if (!isOver) continue;
        if (!isPassed && (!seen || !(element.contains(seen) || seen.contains(element)))) continue;
        found.push({
          text: text.slice(0, 40),
          color: channels(getComputedStyle(element).color),
          x,
          y,
          width,
          height,
        });
      }
    }
    return found;
  });
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (channel: number) => {
    const level = channel / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
