import { describe, expect, test } from "vitest";
import { caseStudy, post, tomorrow } from "../database/samples.ts";
import { databaseOf } from "../support/demo-keys.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("writable");
const database = databaseOf(site);

describe.each([
  ["blog_posts", "/blog", post],
  ["case_studies", "/case-studies", caseStudy],
] as const)("former addresses of %s", (table, base, sample) => {
  const rows = () => database.from(table);
  const add = async (changes: object = {}) => {
    const { data } = await rows()
      .insert({ ...sample(), ...changes })
      .select("id, slug")
      .single()
      .throwOnError();
    return data;
  };
  const change = (id: number, changes: object) =>
    rows().update(changes).eq("id", id).throwOnError();
  const ask = async (path: string) => {
    const answer = await fetch(`${site}${base}/${path}`, { redirect: "manual" });
    return { status: answer.status, location: answer.headers.get("location") };
  };

  test("redirect for good, with the query, and along a chain in one step", async () => {
    const { id, slug } = await add();
    await change(id, { slug: `${slug}-b` });
    await change(id, { slug: `${slug}-c` });
    for (const former of [slug, `${slug}-b`]) {
      expect(await ask(`${former}?utm_source=list&utm_medium=mail`)).toEqual({
        status: 301,
        location: `${base}/${slug}-c?utm_source=list&utm_medium=mail`,
      });
    }
    expect((await ask(`${slug}-c`)).status).toBe(200);
  });

  test("give way to a page that lives there now", async () => {
    const { id, slug } = await add();
    await change(id, { slug: `${slug}-b` });
    await add({ slug });
    expect((await ask(slug)).status).toBe(200);
  });

  test("do not tell of a page that is not public, or not any more", async () => {
    const { id, slug } = await add();
    await change(id, { slug: `${slug}-b` });
    for (const published_at of [null, tomorrow()]) {
      await change(id, { published_at });
      expect((await ask(slug)).status).toBe(404);
    }
    await rows().delete().eq("id", id).throwOnError();
    expect((await ask(slug)).status).toBe(404);
  });
});
