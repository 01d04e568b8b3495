import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPromise } from "yauzl";
import { databaseOf, demoKeys } from "../../../support/demo-keys.ts";
import { openGate } from "../../../support/gate.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { signIn } from "../../../support/signed-in.ts";
import { startSite, type TestSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";
import { signInStranger } from "../support/stranger.ts";
import { writeRandomContent } from "./random-content.ts";

const apikey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
const passOf = (token: string) => ({ apikey, authorization: `Bearer ${token}` });

describe("„Pobierz treść” of the panel", () => {
  let site: TestSite;
  let administrator: Record<string, string>;
  /** A process whose Supabase is the site, behind the gate, and that has no secret key. */
  let process: TestSite;
  let gate: Awaited<ReturnType<typeof openGate>>;
  const folder = scratchDirectory();

  beforeAll(async () => {
    site = await emptySite();
    await writeRandomContent(databaseOf(site.url), 28, 12);
    administrator = passOf((await signIn(site.url)).token);
    gate = await openGate(site.url);
    const env = { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY: apikey };
    process = await startSite({ env });
  });
  afterAll(async () => {
    await process?.stop();
    await gate?.shut();
  });

  const ask = (url: string, headers = administrator) => fetch(`${url}/admin/export`, { headers });
  const isAlive = async (url: string) => (await fetch(`${url}/healthz`)).status;

  async function filesOf(answer: Response): Promise<Map<string, string>> {
    const file = path.join(folder, `${crypto.randomUUID()}.zip`);
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    const files = new Map<string, string>();
    const zip = await openPromise(file);
    for await (const entry of zip.eachEntry()) {
      const parts = await (await zip.openReadStreamPromise(entry)).toArray();
      files.set(entry.fileName, Buffer.concat(parts).toString());
    }
    return files;
  }

  test("is refused to nobody, strangers and other sites, and in other methods", async () => {
    const stranger = passOf(await signInStranger(site));
    const elsewhere = { ...administrator, "sec-fetch-site": "cross-site" };
    const refused = await Promise.all(
      [{}, { apikey }, passOf("made-up"), stranger, elsewhere].map((headers) =>
        ask(site.url, headers as Record<string, string>),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 403, 403]);
    const posted = await fetch(`${site.url}/admin/export`, {
      method: "POST",
      headers: administrator,
    });
    expect(posted.status).toBe(405);
  });

  test("has drafts, changes that wait and pictures, and no proxy keeps it", async () => {
    const answer = await ask(site.url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="tresc.zip"',
      "x-content-type-options": "nosniff",
    });
    const files = await filesOf(answer);
    const whole = JSON.parse(files.get("tresc.json") ?? "");
    expect([whole.blog_posts.length, whole.case_studies.length]).toEqual([12, 12]);
    const { data: rows } = await databaseOf(site.url).from("blog_posts").select("published_at");
    const drafts = rows?.filter((row) => row.published_at === null).length;
    const isDraft = (row: { published_at: string | null }) => row.published_at === null;
    expect(drafts).toBeGreaterThan(0);
    expect(whole.blog_posts.filter(isDraft)).toHaveLength(drafts ?? 0);
    const waiting = (row: { unpublished: object | null }) => row.unpublished !== null;
    expect(whole.blog_posts.filter(waiting)).toHaveLength(2);
    expect([whole.redirects.length, whole.facts.length]).toEqual([3, 4]);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(["zdjecia/blog/jeden.webp", "redirects.csv", "CZYTAJ.txt"]),
    );
  });

  test("is the same from a process with a Supabase elsewhere and without a secret key", async () => {
    const [here, there] = await Promise.all([site.url, process.url].map((url) => ask(url)));
    const [own, other] = [await filesOf(here as Response), await filesOf(there as Response)];
    for (const files of [own, other]) {
      for (const name of ["CZYTAJ.txt", "tresc.json"]) files.delete(name);
    }
    expect(other).toEqual(own);
  });

  test("breaks off where its database does, and ends where the browser leaves; the site goes on", async () => {
    gate.hold();
    const asked = ask(process.url);
    const isBegun = asked.then(() => true);
    // One question after the other, until the first bytes are here and more is asked for.
    while (!(await Promise.race([isBegun, gate.nextHeld()]))) {
      gate.release();
      gate.hold();
    }
    const answer = await asked;
    expect(answer.status).toBe(200);
    await gate.shut();
    await expect(answer.arrayBuffer()).rejects.toThrow("terminated");
    expect(await isAlive(process.url)).toBe(200);

    for (let left = 0; left < 3; left++) {
      const leaving = new AbortController();
      const begun = await fetch(`${site.url}/admin/export`, {
        ...{ headers: administrator, signal: leaving.signal },
      });
      await begun.body?.getReader().read();
      leaving.abort();
    }
    await expect.poll(async () => (await ask(site.url)).status).toBe(200);
  });
});
