import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPort, portOf } from "../http/listen.ts";
import { readerOfRedirects } from "./read-rows.ts";

type Stored = { from_address: string; to_address: string | null; kind: string };

let rows: Stored[];
let changed: string;
let status: number;
let asked: URLSearchParams[];
let url: string;

/** Answers as Supabase does, with at most a thousand rows at once. */
const supabase = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? "", url);
  asked.push(searchParams);
  const isOfRows = searchParams.get("select")?.startsWith("from_address");
  const from = Number(searchParams.get("offset"));
  const found = isOfRows ? rows.slice(from, from + 1_000) : [{ updated_at: changed }];
  response.writeHead(request.headers.apikey === "sb_publishable_x" ? status : 401, {
    "content-range": `0-0/${rows.length}`,
  });
  response.end(JSON.stringify(found));
});

beforeAll(async () => {
  await openPort(supabase, 0, "127.0.0.1");
  url = `http://127.0.0.1:${portOf(supabase)}`;
});
afterAll(() => void supabase.close());

beforeEach(() => {
  rows = [];
  changed = "2026-11-26T10:00:00+00:00";
  status = 200;
  asked = [];
});

const reader = (filesAt = "") =>
  readerOfRedirects({ url: `${url}/`, publishableKey: "sb_publishable_x" }, filesAt);

const row = (number: number, to_address: string | null = "/blog"): Stored => ({
  from_address: `/stara-${number}`,
  ...{ to_address, kind: to_address === null ? "gone" : "permanent" },
});

test("all rows are read, a thousand at a time", async () => {
  rows = Array.from({ length: 2_001 }, (_, number) => row(number));
  const read = await reader()(undefined);
  expect(read?.rows).toEqual(rows);
  expect(asked.map((query) => query.get("offset"))).toEqual([null, "0", "1000", "2000"]);
});

test("rows are read again only when one was changed, added or removed", async () => {
  rows = [row(1)];
  const read = reader();
  const state = (await read(undefined))?.state;
  asked = [];
  expect(await read(state)).toBeNull();
  expect(asked).toHaveLength(1);
  changed = "2026-11-26T10:00:01+00:00";
  expect((await read(state))?.rows).toEqual(rows);
  changed = "2026-11-26T10:00:00+00:00";
  rows = [row(1), row(2)];
  expect((await read(state))?.rows).toEqual(rows);
});

test("an address of a stored file leads to where the present backend keeps it", async () => {
  const media = "/storage/v1/object/public/media/blog/a.jpg";
  const films = "/storage/v1/object/public/films/a-960x720.mp4";
  rows = [
    row(1, media),
    row(2, `https://dawny.supabase.co${films}`),
    row(3, "https://inna.example/a.jpg"),
    row(4, null),
  ];
  const targets = async (filesAt: string) =>
    (await reader(filesAt)(undefined))?.rows.map(({ to_address }) => to_address);
  expect(await targets("https://nowy.supabase.co/")).toEqual([
    `https://nowy.supabase.co${media}`,
    `https://nowy.supabase.co${films}`,
    "https://inna.example/a.jpg",
    null,
  ]);
  expect(await targets("")).toEqual([media, films, "https://inna.example/a.jpg", null]);
});

test("a refusal is told, so that the rows of before stay", async () => {
  status = 503;
  await expect(reader()(undefined)).rejects.toThrow("503 for redirects");
});
