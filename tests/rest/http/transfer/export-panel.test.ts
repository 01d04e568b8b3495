import { beforeAll, describe, expect, test } from "vitest";
import { demoKeys } from "../../../support/demo-keys.ts";
import { signIn } from "../../../support/signed-in.ts";
import type { TestSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";
import { signInStranger } from "../support/stranger.ts";

const apikey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
const passOf = (token: string) => ({ apikey, authorization: `Bearer ${token}` });

describe("„Pobierz treść” of the panel", () => {
  let site: TestSite;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    site = await emptySite();
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

  test("is kept by no proxy", async () => {
    const answer = await ask();
    await answer.body?.cancel();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="tresc.zip"',
      "x-content-type-options": "nosniff",
    });
  });
});
