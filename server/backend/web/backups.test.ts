import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { damagedName } from "../../backup/manifest.ts";
import { planAt, scheduleBackups } from "./backups.ts";

test.each([
  ["2026-11-22T01:59:00Z", "2026-11-21", "2026-11-22T02:00:00Z"],
  ["2026-11-22T02:00:00Z", "2026-11-22", "2026-11-23T02:00:00Z"],
  ["2026-07-22T00:59:00Z", "2026-07-21", "2026-07-22T01:00:00Z"],
  ["2026-12-31T23:30:00Z", "2026-12-31", "2027-01-01T02:00:00Z"],
])("at %s the backup of %s should be there, the next one at %s", (now, day, next) => {
  expect(planAt(new Date(now), "03:00")).toEqual({ day, next: new Date(next) });
});

let directory = "";
let schedule: ReturnType<typeof scheduleBackups> | undefined;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "backups-"));
});
afterEach(async () => {
  await schedule?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A schedule whose clock and archives are the test's. */
function plan(keep = 3) {
  const told: object[] = [];
  const logged: string[] = [];
  const world = {
    ...{ now: new Date("2026-11-20T12:00:00Z"), fails: "", damages: false, lacksRows: false },
    ...{ told, logged },
  };
  schedule = scheduleBackups({
    plan: { directory, time: "03:00", keep },
    make: async (file) => {
      if (world.damages) writeFileSync(damagedName(file), "");
      if (world.fails) throw new Error(world.fails);
      writeFileSync(file, "");
      utimesSync(file, world.now, world.now);
    },
    record: async (state) => void told.push(state),
    lacksRows: async () => world.lacksRows,
    log: (event) => void world.logged.push(event),
    now: () => world.now,
  });
  const at = async (iso: string) => {
    world.now = new Date(iso);
    schedule?.wake();
    await schedule?.settled();
  };
  return { world, at, files: () => readdirSync(directory).sort() };
}

test("an archive without the rows of DATABASE_URL is one, and log and panel say what it lacks", async () => {
  const { at, world } = plan();
  world.lacksRows = true;
  await at("2026-11-20T12:01:00Z");
  expect(world.told.at(-1)).toMatchObject({ problem: null, without_rows: true });
  expect(world.logged).toEqual(["backup-made", "backup-without-rows"]);
  world.lacksRows = false;
  await at("2026-11-21T12:01:00Z");
  expect(world.told.at(-1)).toMatchObject({ problem: null, without_rows: false });
  expect(world.logged.slice(2)).toEqual(["backup-made"]);
});

test("each day has one backup, and the oldest make room", async () => {
  for (const name of ["kadr-2026-11-18.tar.gz", "notes.txt", "kadr-2026-11-19.tar.gz.7.partial"]) {
    writeFileSync(join(directory, name), "");
  }
  const { at, files, world } = plan();
  await at("2026-11-20T12:01:00Z");
  await at("2026-11-21T01:59:00Z");
  expect(files()).toEqual(["kadr-2026-11-18.tar.gz", "kadr-2026-11-20.tar.gz", "notes.txt"]);
  await at("2026-11-21T02:00:00Z");
  await at("2026-11-22T02:00:00Z");
  expect(files()).toEqual([
    ...["20", "21", "22"].map((day) => `kadr-2026-11-${day}.tar.gz`),
    "notes.txt",
  ]);
  expect(world.told.at(-1)).toEqual({
    ...{ due_at: "2026-11-23T02:00:00.000Z", made_at: "2026-11-22T02:00:00.000Z", problem: null },
    without_rows: false,
  });
});

test("the command in the documents makes a file beside the one of the day, and nobody removes it", async () => {
  const text = readFileSync("docs/operating.md", "utf8");
  const [, format = ""] = /-- \/srv\/backup\/kadr-\$\(date \+(\S+)\)\.tar/.exec(text) ?? [];
  const day = format.replace("%F", "2026-11-20").replace("%H%M", "1234");
  const byHand = `kadr-${day}.tar.gz`;
  writeFileSync(join(directory, byHand), "by hand");
  const { at, files } = plan(1);
  await at("2026-11-20T12:01:00Z");
  await at("2026-11-21T12:01:00Z");
  expect(files()).toEqual([byHand, "kadr-2026-11-21.tar.gz"]);
});

test("one that fails is told at once, tried again after ten minutes, and keeps the older ones", async () => {
  const { at, files, world } = plan(1);
  await at("2026-11-20T12:00:00Z");
  world.fails = "no space left on device";
  await at("2026-11-21T02:00:00Z");
  await at("2026-11-21T02:09:00Z");
  expect(world.told).toHaveLength(2);
  expect(world.told.at(-1)).toEqual({
    ...{ due_at: "2026-11-21T02:00:00.000Z", made_at: "2026-11-20T12:00:00.000Z" },
    problem: world.fails,
    without_rows: false,
  });
  expect(files()).toEqual(["kadr-2026-11-20.tar.gz"]);
  world.fails = "";
  await at("2026-11-21T02:10:00Z");
  expect(files()).toEqual(["kadr-2026-11-21.tar.gz"]);
  expect(world.told.at(-1)).toMatchObject({ problem: null });
});

test("no archive goes for one that is damaged, of which the last is kept until a whole one is made", async () => {
  const { at, files, world } = plan(1);
  await at("2026-11-20T12:00:00Z");
  Object.assign(world, { fails: "This is no backup", damages: true });
  await at("2026-11-21T02:00:00Z");
  await at("2026-11-21T02:59:00Z");
  expect(world.told).toHaveLength(2);
  await at("2026-11-22T02:00:00Z");
  expect(files()).toEqual(["kadr-2026-11-20.tar.gz", "kadr-2026-11-22.damaged.tar.gz"]);
  expect(schedule?.hasFailed()).toBe(true);
  Object.assign(world, { fails: "", damages: false });
  await at("2026-11-22T03:00:00Z");
  expect(files()).toEqual(["kadr-2026-11-22.tar.gz"]);
  expect(schedule?.hasFailed()).toBe(false);
});
