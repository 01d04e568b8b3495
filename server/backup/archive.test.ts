import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { create, Header, type HeaderData } from "tar";
import { beforeAll, expect, test } from "vitest";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { OperatorError } from "../base/operator-error.ts";
import { check, pack, unpack } from "./archive.ts";
import { describe } from "./manifest.ts";

const scratch = scratchDirectory();
const source = join(scratch, "source");
const file = join(scratch, "true.tar.gz");
const parts = ["keys.json", "database", "storage"];

beforeAll(async () => {
  for (const name of ["database", "storage", "storage/ab"])
    mkdirSync(join(source, name), { recursive: true });
  writeFileSync(join(source, "keys.json"), '{"secret":"x"}');
  writeFileSync(join(source, "database/PG_VERSION"), "17");
  writeFileSync(join(source, "storage/ab/picture"), "bytes");
  await pack(source, await describe(source, "embedded"), file);
});

test("what was packed is found whole, and comes out as it went in", async () => {
  expect(Object.keys((await check(file)).files)).toHaveLength(3);
  const target = mkdtempSync(join(scratch, "target-"));
  await unpack(file, target);
  expect(readdirSync(target, { recursive: true }).sort()).toEqual([
    "database",
    "database/PG_VERSION",
    "keys.json",
    "storage",
    "storage/ab",
    "storage/ab/picture",
  ]);
  expect(readFileSync(join(target, "storage/ab/picture"), "utf8")).toBe("bytes");
});

const appended =
  (entry: HeaderData, body = Buffer.alloc(0)) =>
  (path: string) => {
    const bytes = gunzipSync(readFileSync(path));
    const end = bytes.length - 1024;
    expect(bytes.subarray(end).every((byte) => byte === 0)).toBe(true);
    const head = Buffer.alloc(512);
    new Header({ mode: 0o600, mtime: new Date(), ...entry, size: body.length }).encode(head);
    const padding = Buffer.alloc((512 - (body.length % 512)) % 512);
    const all = [bytes.subarray(0, end), head, body, padding, Buffer.alloc(1024)];
    writeFileSync(path, gzipSync(Buffer.concat(all), { level: 1 }));
  };

/** The manifest stays true. */
const exchanged = (name: string, exchange: (path: string) => void) => async (path: string) => {
  const cwd = mkdtempSync(join(scratch, "exchanged-"));
  cpSync(source, cwd, { recursive: true });
  rmSync(join(cwd, name), { recursive: true });
  exchange(join(cwd, name));
  await create({ cwd, file: path, gzip: true, portable: true }, ["manifest.json", ...parts]);
};

const flip = (path: string) => {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};

const packedAnew = (change: (bytes: Buffer) => Buffer) => (path: string) =>
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(path)))));

function changed(bytes: Buffer, text: string, offset = text.length): Buffer {
  const place = bytes.lastIndexOf(text);
  expect(place).toBeGreaterThan(0);
  const copy = Buffer.from(bytes);
  copy[place + offset] = (copy[place + offset] ?? 0) === 65 ? 66 : 65;
  return copy;
}

const link = (to: string) => (path: string) => symlinkSync(to, path);

test.each<[string, (path: string) => unknown]>([
  ["a link out of it", appended({ path: "storage/x", type: "SymbolicLink", linkpath: "/etc" })],
  [
    "a second name of a file outside",
    appended({ path: "y", type: "Link", linkpath: "/etc/hosts" }),
  ],
  ["a device", appended({ path: "database/z", type: "CharacterDevice", devmaj: 1, devmin: 5 })],
  ["a pipe", appended({ path: "database/z", type: "FIFO" })],
  ["a file above it", appended({ path: "../evil", type: "File" }, Buffer.from("x"))],
  ["a file in the root", appended({ path: "/tmp/evil-root", type: "File" }, Buffer.from("x"))],
  ["a file by a hidden step", appended({ path: "storage/../../evil", type: "File" })],
  ["other keys after the keys", appended({ path: "keys.json", type: "File" }, Buffer.from("{}"))],
  ["a second list", appended({ path: "manifest.json", type: "File" }, Buffer.from("{}"))],
  ["64 MiB of nothing", appended({ path: "storage/b", type: "File" }, Buffer.alloc(2 ** 26))],
  ["a link in place of the keys", exchanged("keys.json", link("/etc/hosts"))],
  ["a link in place of the storage", exchanged("storage", link(tmpdir()))],
  ["a directory in place of the keys", exchanged("keys.json", (path) => mkdirSync(path))],
  ["a file in place of the storage", exchanged("storage", (path) => writeFileSync(path, ""))],
])("is refused with what a stranger could have put in: %s", async (_, change) => {
  expect(await refusalOf(change)).toMatch(/is damaged or was changed/);
});

test.each<[string, (path: string) => unknown]>([
  ["cut by a few bytes", (path) => truncateSync(path, statSync(path).size - 9)],
  ["empty", (path) => writeFileSync(path, "")],
  ["no archive at all", (path) => writeFileSync(path, "Dzień dobry".repeat(1000))],
  ["one bit of the packed bytes", flip],
  ["a byte of a file, packed anew", packedAnew((bytes) => changed(bytes, '{"secret":"'))],
  ["a name, packed anew", packedAnew((bytes) => changed(bytes, "keys.json", 3))],
  [
    "shortened before it was packed anew",
    packedAnew((bytes) => bytes.subarray(0, bytes.lastIndexOf("bytes"))),
  ],
  [
    "without its list",
    (path) => create({ cwd: source, file: path, gzip: true, portable: true }, parts),
  ],
])("is refused when it was changed: %s", async (_, change) => {
  expect(await refusalOf(change)).toMatch(/is damaged or was changed|is no backup of this site/);
});

async function refusalOf(change: (path: string) => unknown): Promise<string> {
  const broken = join(mkdtempSync(join(scratch, "hostile-")), "backup.tar.gz");
  copyFileSync(file, broken);
  await change(broken);
  const refused = await check(broken).catch((error) => error);
  expect(refused).toBeInstanceOf(OperatorError);
  return refused.message;
}
