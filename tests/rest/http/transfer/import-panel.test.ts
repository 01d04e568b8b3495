import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseOf } from "../../../support/demo-keys.ts";
import { signIn } from "../../../support/signed-in.ts";
import type { TestSite } from "../../../support/site.ts";
import { attachment, home, item, wxr } from "../../../transfer/wordpress.ts";
import { zipOf } from "../../../transfer/zip.ts";
import { emptySite } from "../support/empty-site.ts";
import { outsiders, passOf } from "../support/stranger.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
type Sent = { name: string; bytes: Buffer<ArrayBuffer> };
type Json = Record<string, unknown>;

describe("an import that the panel orders", () => {
  let site: TestSite;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    site = await emptySite();
    administrator = passOf((await signIn(site.url)).token);
  });

  async function ask(method: string, place: string, body?: BodyInit, headers = administrator) {
    const init = { method, headers, body: body ?? null };
    const answer = await fetch(`${site.url}/admin/import${place}`, init);
    const said = (await answer.json()) as Json;
    return { status: answer.status, said };
  }
  async function send(...files: Sent[]): Promise<string> {
    const list = files.map(({ name, bytes }) => ({ name, size: bytes.length }));
    const { said } = await ask("POST", "/files", JSON.stringify(list));
    for (const [at, { bytes }] of files.entries()) {
      const half = Math.floor(bytes.length / 2);
      const place = `/files/${said.folder}/${at}?from=`;
      await ask("PUT", `${place}0`, bytes.subarray(0, half));
      expect((await ask("PUT", `${place}${half + 1}`, bytes)).said).toEqual({
        code: "incomplete",
        size: half,
      });
      expect((await ask("PUT", place + half, bytes.subarray(half))).said).toEqual({
        size: bytes.length,
      });
    }
    return String(said.folder);
  }
  const order = (kind: string, folder: string, options: object = {}) =>
    ask("POST", "/runs", JSON.stringify({ kind, folder, options }));
  const database = () => databaseOf(site.url);
  const ended = (run: unknown) =>
    expect.poll(async () => {
      const { data } = await database().from("import_runs").select().eq("id", run).single();
      return data;
    });
  const kept = () => readdir(path.join(site.dataDir, "imports"));

  test("is open to nobody but administrators, from the site itself", async () => {
    const others = await outsiders(site);
    const places = [
      ["GET", ""],
      ["POST", "/files"],
      ["PUT", "/files/0b1c6f0e-4a1c-4f5d-9d3c-1f2e3d4c5b6a/0?from=0"],
      ["POST", "/runs"],
      ["DELETE", "/runs/1"],
    ] as const;
    for (const [method, place] of places) {
      const body = method === "GET" ? undefined : "[]";
      const refused = await Promise.all(others.map((headers) => ask(method, place, body, headers)));
      expect(
        refused.map(({ status }) => status),
        method + place,
      ).toEqual([401, 401, 401, 403, 403]);
    }
    expect(await ask("GET", "")).toEqual({
      status: 200,
      said: { can: true, mayFetch: false, largest: expect.any(Number) },
    });
  });

  test("is tried, brought, told and taken back; its files are gone then", async () => {
    const text = `<img src="${home}/wp-content/uploads/2019/a.png">`;
    const xml = wxr([item({ id: 1, content: text }), attachment(9, "2019/a.png", "Plan")]);
    const folder = await send(
      { name: "eksport.xml", bytes: Buffer.from(xml) },
      { name: "uploads.zip", bytes: zipOf({ "uploads/2019/a.png": png }) },
    );
    const trial = await order("trial", folder);
    expect(trial.status).toBe(202);
    expect((await order("trial", folder)).said).toEqual({ code: "running" });
    await ended(trial.said.run).toMatchObject({
      ...{ kind: "trial", state: "done", source: "eksport.xml", import_id: null },
      report: { counts: { brought: 1, drafts: 0, leftOut: 0 }, pictures: { added: 1 } },
    });
    expect((await database().from("blog_posts").select("id")).data).toEqual([]);

    const brought = await order("import", folder);
    await ended(brought.said.run).toMatchObject({
      ...{ state: "done", done: 1, total: 1, import_id: expect.any(Number) },
      report: { counts: { brought: 1 }, pictures: { added: 1 } },
    });
    await expect.poll(kept).toEqual([]);
    // The page that said that there is no such post is not kept.
    await expect.poll(async () => (await fetch(`${site.url}/blog/wpis-1`)).status).toBe(200);
    expect((await order("import", folder)).said).toEqual({ code: "missing" });

    const { data: imports } = await database().from("imports").select("id").single();
    const undoing = { kind: "undo", importId: imports?.id };
    const undo = await ask("POST", "/runs", JSON.stringify(undoing));
    await ended(undo.said.run).toMatchObject({
      state: "done",
      report: { posts: 1, pictures: 1, kept: 0 },
    });
    expect((await database().from("blog_posts").select("id")).data).toEqual([]);
  });

  test.each([
    [
      "pocięty.xml",
      wxr([item({ id: 1 })]).slice(0, -30),
      { code: "xml", line: expect.any(Number) },
    ],
    ["inny.xml", "<html></html>", { code: "notWordPress" }],
    ["zły.json", '{\n"db": [\n', { code: "json", line: 3 }],
    ["pusty.json", "{}", { code: "notGhost" }],
    ["zły.zip", "PK", { code: "archive" }],
    ["wyjście.zip", zipOf({ "../../keys.json": "{}" }), { code: "archive" }],
    ["korzeń.zip", zipOf({ "/etc/x.md": "x" }), { code: "archive" }],
    [
      "bomba.zip",
      zipOf({ "a.md": Buffer.alloc(50_000) }, { claimedSize: 10 }),
      { code: "archive" },
    ],
    ["dowiązanie.zip", zipOf({ "a.md": "/etc/passwd" }, { isLink: true }), { code: "noMarkdown" }],
  ])("%s is refused", async (name, content, problem) => {
    const folder = await send({ name, bytes: Buffer.from(content) });
    const { said } = await order("trial", folder);
    await ended(said.run).toMatchObject({ state: "failed", problem, report: null });
  });

  test("takes no more than was announced, and nothing of other types", async () => {
    expect(await ask("POST", "/files", '[{"name":"x.php","size":9}]')).toEqual({
      status: 400,
      said: { code: "unknownType" },
    });
    const { said } = await ask("POST", "/files", '[{"name":"../x.xml","size":9}]');
    expect((await ask("PUT", `/files/${said.folder}/0?from=0`, "1234567890")).said).toEqual({
      code: "tooLarge",
    });
    expect((await ask("PUT", "/files/imports/0?from=0", "1")).status).toBe(404);
    expect((await order("trial", String(said.folder))).said).toEqual({ code: "missing" });
  });
});
