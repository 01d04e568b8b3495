import { createServer } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { openPort, portOf } from "../http/listen.ts";
import { trySupabase } from "./remote.ts";

type Answer = [status: number, type: string, body: string];

const rows: Answer = [200, "application/json; charset=utf-8", '[{"id":1}]'];
const absent: Answer = [
  400,
  "application/json",
  '{"error":"not_found","message":"Object not found"}',
];

async function judge(database: Answer, storage: Answer) {
  const server = createServer(({ url }, response) => {
    const [status, type, body] = url?.startsWith("/rest/") ? database : storage;
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await openPort(server, 0, "127.0.0.1");
  const { backend, storage: files } = await trySupabase(
    `http://127.0.0.1:${portOf(server)}`,
    "key",
  );
  server.close();
  return [backend?.text, files?.text];
}

test("a Supabase is one: rows from the database, and the storage's own words", async () => {
  expect(await judge(rows, absent)).toEqual([undefined, undefined]);
  const newer = '{"statusCode":"404","code":"NoSuchKey","message":"Object not found"}';
  expect(await judge([200, "application/json", "[]"], [404, "application/json", newer])).toEqual([
    undefined,
    undefined,
  ]);
});

test.each<[Answer, RegExp]>([
  [[401, "application/json", '{"message":"Invalid API key"}'], /not accept .* \(401: Invalid API/],
  [[404, "application/json", '{"message":"no such table"}'], /no table blog_posts \(404/],
  [[404, "text/html", "<h1>Not found</h1>"], /no Supabase \(404, text\/html\)/],
  [[200, "text/html", "<h1>Welcome</h1>"], /no Supabase \(200, text\/html\)/],
  [[200, "application/json", '{"hello":"world"}'], /answered with 200/],
  [[503, "application/json", '{"message":"starting"}'], /answered with 503: starting/],
])("a database that answers %j", async (answer, said) => {
  expect(await judge(answer, absent)).toEqual([expect.stringMatching(said), undefined]);
});

test.each<[Answer, RegExp]>([
  [[400, "application/json", '{"error":"Bucket not found"}'], /no public bucket "media"/],
  [[404, "application/json", '{"message":"Not found"}'], /answered with 404/],
  [[404, "text/html", "<h1>Not found</h1>"], /no Supabase/],
  [[200, "text/html", "<h1>Welcome</h1>"], /no Supabase/],
  [[502, "application/json", "{}"], /answered with 502/],
])("a storage that answers %j", async (answer, said) => {
  expect(await judge(rows, answer)).toEqual([undefined, expect.stringMatching(said)]);
});

test("nobody at all is named as such", async () => {
  const { backend } = await trySupabase(`http://127.0.0.1:${await freePort()}`, "key");
  expect(backend).toMatchObject({ isSilence: true, text: expect.stringContaining("ECONNREFUSED") });
});
