import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type TestSite } from "../support/site.ts";

const administrator = { email: "admin@kadr.example", password: "correct horse battery" };
const mebibyte = 1024 * 1024;

let site: TestSite;
let token: string;
let apikey: string;

beforeAll(async () => {
  site = await startSite({
    env: {
      SEED: "none",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      CONTACT_LIMIT: "1000",
      SIGN_IN_LIMIT: "1000",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_bombs_0000000000",
    },
  });
  apikey = "sb_publishable_bombs_0000000000";
  const { data, error } = await createClient(site.url, apikey, {
    auth: { persistSession: false },
  }).auth.signInWithPassword(administrator);
  if (error) throw error;
  token = data.session.access_token;
});
afterAll(() => site?.stop());

async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

const zeros = new Uint8Array(gzipSync(Buffer.alloc(64 * mebibyte)));
const twice = new Uint8Array(gzipSync(zeros));
const deep = (opening: string, closing: string, bytes: number) => {
  const depth = Math.floor(bytes / (opening.length + closing.length + 1));
  return opening.repeat(depth) + closing.repeat(depth);
};
const post = (member: string) => `{"title":"x","slug":"x","author":"x",${member}}`;
const block = '{"id":"00000000-0000-4000-8000-000000000000","type":"text","content":"x"}';

type Bomb = {
  path: string;
  body: Uint8Array<ArrayBuffer> | string;
  headers?: Record<string, string>;
};

const doors = [
  "/functions/v1/send-contact-email",
  "/auth/v1/token?grant_type=password",
  "/auth/v1/logout",
  "/rest/v1/blog_posts",
  "/rest/v1/rpc/contact_mail_state",
  "/storage/v1/object/media/x.webp",
  "/storage/v1/object/list/media",
  "/blog",
];

const bombs: Bomb[] = [
  ...doors.flatMap((path): Bomb[] => {
    const most = path.startsWith("/rest/") ? 2 * mebibyte - 100 : 60_000;
    const encoded = (encoding: string) => ({ "Content-Encoding": encoding });
    return [
      { path, body: zeros, headers: encoded("gzip") },
      { path, body: twice, headers: encoded("gzip, gzip") },
      { path, body: twice, headers: encoded("deflate") },
      { path, body: twice, headers: encoded("br") },
      { path, body: deep("[", "]", most) },
      { path, body: deep('{"a":', "}", most) },
      { path, body: "[".repeat(most) },
      { path, body: `[${"0,".repeat(most / 2 - 2)}0]` },
      { path, body: `{${Array.from({ length: most / 16 }, (_, i) => `"k${i}":${i}`).join()}}` },
      { path, body: `{"email":${"9".repeat(most - 20)}}` },
      { path, body: `{"email":"${"a".repeat(most - 20)}"}` },
      { path, body: `{"email":"${"a@".repeat(most / 2 - 20)}","password":"x"}` },
      { path, body: `{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}` },
      { path, body: Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]) },
      { path, body: Buffer.from("\ufeff{}", "utf16le") },
      { path, body: Buffer.alloc(1_000, 0xff) },
      { path, body: "" },
      { path, body: "null" },
      { path, body: "1e999999" },
    ];
  }),
  { path: "/rest/v1/blog_posts", body: post(`"content_blocks":${deep("[", "]", mebibyte)}`) },
  { path: "/rest/v1/blog_posts", body: post(`"content_blocks":${deep('{"a":', "}", mebibyte)}`) },
  {
    path: "/rest/v1/blog_posts",
    body: post(`"content_blocks":[${`${block},`.repeat(9_999)}${block}]`),
  },
  { path: "/rest/v1/blog_posts", body: post(`"content":"${"x".repeat(1_900_000)}"`) },
  { path: "/rest/v1/blog_posts", body: post(`"content":"\\u0000"`) },
  { path: "/rest/v1/blog_posts", body: post(`"id":1e400`) },
  { path: "/rest/v1/blog_posts", body: post(`"sources":["${"x".repeat(500_000)}"]`) },
  { path: "/rest/v1/blog_posts", body: `[${'{"title":"x"},'.repeat(100_000)}{}]` },
];

test("what would burst when it is opened is not opened", async () => {
  expect(bombs.length).toBeGreaterThanOrEqual(160);
  const start = await residentBytes();
  let most = 0;
  for (const { path, body, headers } of bombs) {
    const began = performance.now();
    const answer = await fetch(site.url + path, {
      method: "POST",
      body,
      headers: {
        apikey,
        Authorization: `Bearer ${token}`,
        "Content-Type": path.includes("/object/media") ? "image/webp" : "application/json",
        ...headers,
      },
    });
    const told = `${path} ${JSON.stringify(headers ?? {})} ${String(body).slice(0, 60)}: ${answer.status} ${(await answer.text()).slice(0, 200)}`;
    if (!/logout|list/.test(path)) expect(answer.status, told).toBeGreaterThanOrEqual(400);
    expect(answer.status, told).not.toBe(503);
    expect(performance.now() - began, told).toBeLessThan(5_000);
    most = Math.max(most, await residentBytes());
  }
  expect((most - start) / mebibyte).toBeLessThan(160);
  expect(site.log.map(({ event }) => event)).not.toContain("backend-died");
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}, 120_000);

const wide = 7_000;
const questions = [
  `select=${"id,".repeat(wide / 3)}id`,
  `select=${"a(".repeat(wide / 3)}${")".repeat(wide / 3)}`,
  `select=${"content_blocks->".repeat(wide / 16)}a`,
  `or=${"(or".repeat(wide / 4)}`,
  `or=${"(or(".repeat(wide / 6)}id.eq.1${"))".repeat(wide / 6)}`,
  `and=(${"id.gt.0,".repeat(wide / 8)}id.gt.0)`,
  `${"not.".repeat(wide / 4)}and=(id.gt.0)`,
  `id=in.(${"1,".repeat(wide / 2)}1)`,
  `order=${"id.desc,".repeat(wide / 8)}id`,
  "limit=99999999999999999999",
  "limit=-1",
  "offset=9223372036854775807",
  `title=like.${"%25a".repeat(wide / 4)}`,
  `title=match.${"(".repeat(wide / 3)}a${")*".repeat(wide / 3)}`,
  `title=match.${"(a*)*".repeat(200)}b`,
  `title=match.a{1,255}{1,255}{1,255}`,
  `title=fts.${"a%26".repeat(wide / 4)}a`,
  `title=fts.${"!".repeat(wide)}a`,
];

test("a question of any size is answered or refused soon", async () => {
  expect(questions.length).toBeGreaterThanOrEqual(18);
  for (const question of questions) {
    const began = performance.now();
    const answer = await fetch(`${site.url}/rest/v1/blog_posts?${question}`, {
      headers: { apikey },
    });
    const told = `${question.slice(0, 60)}: ${answer.status} ${(await answer.text()).slice(0, 200)}`;
    expect(answer.status, told).not.toBe(503);
    expect(performance.now() - began, told).toBeLessThan(5_000);
  }
  expect(site.log.map(({ event }) => event)).not.toContain("backend-died");
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}, 120_000);
