import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countMissing, type MissingAddresses } from "./missing-addresses.ts";

const PERSON =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const MINUTE = 60_000;

let written: Record<string, number>[];
let isDown: boolean;
let failures: unknown[];
let missing: MissingAddresses;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  isDown = false;
  failures = [];
  missing = countMissing({
    write: async (counts) => {
      if (isDown) throw new Error("down");
      written.push(counts);
    },
    failed: (error) => failures.push(error),
  });
});

afterEach(async () => {
  await missing.stop();
  vi.useRealTimers();
});

const note = (...paths: string[]) => {
  for (const path of paths) missing.note(path, PERSON);
};

test("what was asked for is written once a minute, in the form of a redirect", async () => {
  note("/Stara.html", "/stara.html/", "/inna", "/%C5%BB%C3%B3%C5%82w");
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(written).toEqual([{ "/stara.html": 2, "/inna": 1, "/żółw": 1 }]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(written).toHaveLength(1);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "curl/8.5.0",
  "",
  undefined,
])("the program %s is not counted", async (userAgent) => {
  missing.note("/stara", userAgent);
  await missing.stop();
  expect(written).toEqual([]);
});

test.each([
  ...["/.env", "/wp-login.php", "/WP-Admin/setup.php", "/xmlrpc.php", "/blog/.git/config"],
  ...["/assets/app-1234.js", "/apple-touch-icon.png", "/admin/stara", "/rest/v1/stara"],
  ...["/jan@example.com", "/jan%40example.com", "/jan%2540example.com", "/%E1%A0%8E"],
])("%s, which no editor would redirect, is not counted", async (path) => {
  note(path);
  await missing.stop();
  expect(written).toEqual([]);
});

test("a scanner fills no memory: 500 addresses, and the others together", async () => {
  note("/stara");
  for (let at = 0; at < 10_000; at++) note(`/${at}`);
  note("/stara", `/${"a".repeat(400)}`);
  await missing.stop();
  const [counts = {}] = written;
  expect(Object.keys(counts)).toHaveLength(501);
  expect(counts["/stara"]).toBe(2);
  expect(counts[""]).toBe(10_000 - 499 + 1);
});

test("what could not be written is said, and written with the next", async () => {
  isDown = true;
  note("/stara");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(failures).toHaveLength(1);
  isDown = false;
  note("/stara");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(written).toEqual([{ "/stara": 2 }]);
});
