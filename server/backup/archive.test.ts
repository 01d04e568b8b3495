import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { create, Header, type HeaderData } from "tar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { check, pack, unpack } from "./archive.ts";

const scratch = mkdtempSync(join(tmpdir(), "archive-test-"));
const source = join(scratch, "source");
const file = join(scratch, "true.tar.gz");

beforeAll(async () => {
  for (const name of ["database", "storage", "storage/ab"])
    mkdirSync(join(source, name), { recursive: true });
  writeFileSync(join(source, "keys.json"), '{"secret":"x"}');
  writeFileSync(join(source, "database/PG_VERSION"), "17");
  writeFileSync(join(source, "storage/ab/picture"), "bytes");
  await pack(source, "embedded", file);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

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
  const names = ["manifest.json", "keys.json", "database", "storage"];
  await create({ cwd, file: path, gzip: true, portable: true }, names);
};

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
  const broken = join(mkdtempSync(join(scratch, "hostile-")), "backup.tar.gz");
  copyFileSync(file, broken);
  await change(broken);
  const refused = await check(broken).catch((error) => error);
  expect(refused).toBeInstanceOf(OperatorError);
  expect(refused.message).toMatch(/is damaged or was changed/);
});
