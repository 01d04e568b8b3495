import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { beforeAll, expect, test } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { placeEmptyDatabase } from "./new-database.ts";

const scratch = scratchDirectory();
const archive = join(scratch, "database.tar.gz");
const made = join(scratch, "made");

beforeAll(async () => {
  mkdirSync(join(made, "pg_wal"), { recursive: true });
  writeFileSync(join(made, "PG_VERSION"), "17");
  await create({ file: archive, cwd: made, gzip: true, portable: true }, ["."]);
});

test("a place without a database gets the one of the build, whole", async () => {
  const directory = join(scratch, "first", "database");
  mkdirSync(`${directory}.new`, { recursive: true });
  writeFileSync(join(`${directory}.new`, "rest of a start that was killed"), "");
  await placeEmptyDatabase(directory, archive);
  expect(readdirSync(directory).sort()).toEqual(["PG_VERSION", "pg_wal"]);
  expect(existsSync(`${directory}.new`)).toBe(false);
});

test("what is there is left alone, whatever it is", async () => {
  const directory = join(scratch, "second", "database");
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "PG_VERSION"), "mine");
  await placeEmptyDatabase(directory, archive);
  expect(readFileSync(join(directory, "PG_VERSION"), "utf8")).toBe("mine");
  expect(readdirSync(directory)).toEqual(["PG_VERSION"]);
});
