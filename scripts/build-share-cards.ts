import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runnerImport } from "vite";
import { drawCard } from "../server/share-cards/draw-card.ts";

/**
 * Draws the share cards of the fixed pages, and writes the manifest of the home screen beside them. What was drawn
 * before is taken from .cache/share-cards.
 */
const root = path.resolve(import.meta.dirname, "..");
const output = path.join(root, "public/share");
const cache = path.join(root, ".cache/share-cards");
const fonts = {
  display: "/app/styles/fonts/archivo.woff2",
  mono: "/app/styles/fonts/geist-mono.woff2",
};

const { module } = await runnerImport<typeof import("../app/content/share-cards.ts")>(
  path.join(root, "app/content/share-cards.ts"),
  { configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } },
);
const recipe = await Promise.all(
  ["draw-card.ts", "card-title.ts", "card-fonts.ts"].map((file) =>
    readFile(path.join(root, "server/share-cards", file), "utf8"),
  ),
);
const read = (address: string) =>
  readFile(path.join(root, address.startsWith("/images/") ? "public" : ".", address));

await rm(output, { recursive: true, force: true });
await mkdir(cache, { recursive: true });
for (const { path: page, ...card } of module.shareCards) {
  const facts = { ...card, fonts };
  const hash = createHash("sha256").update(recipe.join()).update(JSON.stringify(facts));
  const cached = path.join(cache, `${hash.update(await read(card.picture)).digest("hex")}.jpg`);
  const target = path.join(output, `${page}.jpg`);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(cached, target).catch(async () => {
    await writeFile(cached, await drawCard(facts, read));
    await copyFile(cached, target);
  });
}
await writeFile(path.join(output, "site.webmanifest"), JSON.stringify(module.manifest));
console.log(`Share cards: ${module.shareCards.length}`);
