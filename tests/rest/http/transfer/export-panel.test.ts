import { beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../support/signed-in.ts";
import type { TestSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";
import { outsiders, passOf } from "../support/stranger.ts";

describe("„Pobierz treść” of the panel", () => {
  let site: TestSite;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    site = await emptySite();
    administrator = passOf((await signIn(site.url)).token);
  });

  const ask = (headers = administrator) => fetch(`${site.url}/admin/export`, { headers });

  test("is refused to nobody, strangers and other sites, and in other methods", async () => {
    const refused = await Promise.all((await outsiders(site)).map(ask));
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
