import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { openPromise } from "yauzl";
import { databaseOf, demoKeys } from "../../../support/demo-keys.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { signIn } from "../../../support/signed-in.ts";
import type { TestSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";
import { signInStranger } from "../support/stranger.ts";
import { writeRandomContent } from "./random-content.ts";

const apikey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
const passOf = (token: string) => ({ apikey, authorization: `Bearer ${token}` });

describe("„Pobierz treść” of the panel", () => {
  let site: TestSite;
  let administrator: Record<string, string>;
  const folder = scratchDirectory();

  beforeAll(async () => {
    site = await emptySite();
    await writeRandomContent(databaseOf(site.url), 28, 12);
    administrator = passOf((await signIn(site.url)).token);
  });

  const ask = (headers = administrator) => fetch(`${site.url}/admin/export`, { headers });

  test("is refused to nobody, strangers and other sites, and in other methods", async () => {
    const stranger = passOf(await signInStranger(site));
    const elsewhere = { ...administrator, "sec-fetch-site": "cross-site" };
    const refused = await Promise.all(
      [{}, { apikey }, passOf("made-up"), stranger, elsewhere].map((headers) =>
        ask(headers as Record<string, string>),
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
    const answer = await ask();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="tresc.zip"',
      "x-content-type-options": "nosniff",
    });
    const files = await readZip(answer, folder);
    const whole = JSON.parse(files.get("tresc.json") ?? "");
    expect([whole.blog_posts.length, whole.case_studies.length]).toEqual([12, 12]);
    const { data: rows } = await databaseOf(site.url).from("blog_posts").select("published_at");
    const drafts = rows?.filter((row) => row.published_at === null).length;
    const isDraft = (row: { published_at: string | null }) => row.published_at === null;
    expect(drafts).toBeGreaterThan(0);
    expect(whole.blog_posts.filter(isDraft)).toHaveLength(drafts ?? 0);
    const waiting = (row: { unpublished: object | null }) => row.unpublished !== null;
    expect(whole.blog_posts.filter(waiting)).toHaveLength(2);
    expect([whole.redirects.length, whole.facts.length]).toEqual([3, 6]);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(["zdjecia/blog/jeden.webp", "redirects.csv", "CZYTAJ.txt"]),
    );
  });
});

/** The texts of the files in an archive that was sent; it is kept in this folder. */
async function readZip(answer: Response, folder: string): Promise<Map<string, string>> {
  const file = join(folder, `${crypto.randomUUID()}.zip`);
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  const files = new Map<string, string>();
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const parts = await (await zip.openReadStreamPromise(entry)).toArray();
    files.set(entry.fileName, Buffer.concat(parts).toString());
  }
  return files;
}
