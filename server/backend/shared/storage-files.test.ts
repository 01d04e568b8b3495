import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StorageFiles } from "./storage-files.ts";

const about = { type: "image/webp", cacheControl: "no-cache" };
const none = async () => false;
let root: string;
let files: StorageFiles;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "storage-files-"));
  files = new StorageFiles(root, 1_000);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

async function textOf(name: string): Promise<string | null> {
  const stored = await files.find("media", name);
  if (!stored) return null;
  return Buffer.concat(await (await files.read("media", stored)).toArray()).toString();
}

test("an upload whose description cannot be written leaves nothing behind", async () => {
  await files.write("media", "a.webp", [Buffer.from("first")], about);
  const [description = ""] = filesIn(root).filter((path) => path.endsWith(".json"));
  rmSync(root, { recursive: true });
  async function* contents() {
    yield Buffer.from("second");
    // In the way of the description's last step, as a full disk is in the way of all of it.
    mkdirSync(description, { recursive: true });
  }
  await expect(files.write("media", "a.webp", contents(), about)).rejects.toThrow();
  expect(filesIn(root)).toEqual([]);
});

test("of uploads at once under one name one is kept, whole, and the others go", async () => {
  const texts = Array.from({ length: 20 }, (_, number) => `version ${number}`);
  await Promise.all(texts.map((text) => files.write("media", "a", [Buffer.from(text)], about)));
  expect(texts).toContain(await textOf("a"));
  expect(filesIn(root)).toHaveLength(2);
  await files.remove("media", "a");
  expect(filesIn(root)).toEqual([]);
});

test("what a killed process left half done is removed, and nothing else", async () => {
  await files.write("media", "a", [Buffer.from("kept")], about);
  await files.write("media", "b", [Buffer.from("kept too")], about);
  const whole = filesIn(root);
  const [description = ""] = whole.filter((path) => path.endsWith(".json"));
  writeFileSync(join(dirname(description), crypto.randomUUID()), "hal");
  writeFileSync(`${description}.${crypto.randomUUID()}`, '{"name":');
  mkdirSync(join(root, "lost+found"));
  writeFileSync(join(root, "lost+found", "1"), "not ours");

  await files.removeUnfinished(none);

  expect(filesIn(root).sort()).toEqual([...whole, join(root, "lost+found", "1")].sort());
  expect([await textOf("a"), await textOf("b")]).toEqual(["kept", "kept too"]);
});

test("of uploads that were begun and not ended, those without a row are removed", async () => {
  for (const name of ["older", "row", "none", "ended", "early"]) {
    if (name !== "older") await files.beginUpload("media", name);
    if (name !== "early") await files.write("media", name, [Buffer.from(name)], about);
  }
  await files.endUpload("media", "ended");
  await files.removeUnfinished(async (bucket, name) => bucket === "media" && name === "row");
  const found = await Promise.all(["older", "row", "none", "ended", "early"].map(textOf));
  expect(found).toEqual(["older", "row", null, "ended", null]);
  expect(filesIn(root)).toHaveLength(6);
});

test("a picture whose description is empty is not there: it can be uploaded again, and deleted", async () => {
  await files.write("media", "a", [Buffer.from("first")], about);
  const [description = ""] = filesIn(root).filter((path) => path.endsWith(".json"));
  writeFileSync(description, "");
  expect(await textOf("a")).toBeNull();
  await files.write("media", "a", [Buffer.from("second")], about);
  expect(await textOf("a")).toBe("second");
  writeFileSync(description, "");
  await files.remove("media", "a");
  expect(filesIn(root).filter((path) => path.endsWith(".json"))).toEqual([]);
});
