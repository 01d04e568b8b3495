import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { StorageFiles } from "../backend/shared/storage-files.ts";
import { describe } from "./manifest.ts";
import { findDamagedFiles } from "./whole-files.ts";

const scratch = scratchDirectory();
const storage = join(scratch, "storage");

beforeEach(async () => {
  rmSync(storage, { recursive: true, force: true });
  const about = { type: "image/webp", cacheControl: "600" };
  const files = new StorageFiles(storage, 1_000);
  await files.write("media", "a.webp", [Buffer.from("a picture")], about);
});

const damaged = async () =>
  findDamagedFiles(scratch, await describe(scratch, "embedded"), ["media/a.webp"]);
const find = (isDescription: boolean) => {
  const names = readdirSync(storage, { recursive: true, encoding: "utf8" });
  const found = names.find(
    (name) => name.includes("/") && name.endsWith(".json") === isDescription,
  );
  return join(storage, found ?? "");
};

test("pictures are as their descriptions say", async () => {
  expect(await damaged()).toEqual([]);
});

test.each<[string, () => void, string]>([
  ["cut in half", () => truncateSync(find(false), 4), "media/a.webp is not as it was uploaded"],
  [
    "with one other byte",
    () => writeFileSync(find(false), readFileSync(find(false), "utf8").replace("p", "q")),
    "media/a.webp is not as it was uploaded",
  ],
  ["gone", () => rmSync(find(false)), "the file of media/a.webp is missing"],
  ["without a description", () => truncateSync(find(true), 0), "cannot be read"],
  ["gone with its description", () => rmSync(storage, { recursive: true }), "a.webp is missing"],
])("a picture that is %s is named", async (_, damage, words) => {
  damage();
  expect(await damaged()).toContainEqual(expect.stringContaining(words));
});
