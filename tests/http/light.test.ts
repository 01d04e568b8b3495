import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { plainGet } from "../support/raw-request.ts";
import { getHtml } from "./support/html.ts";
import { siteOrigin } from "./support/shared-site.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

const card = (setting: string) => fetch(`${site}/share/light/${setting}.jpg`);

test("a setting of the light is the home page with the card of that light", async () => {
  const { html: home } = await getHtml(`${site}/`);
  const { html } = await getHtml(`${site}/?swiatlo=7-3-10`);
  expect(html.canonical).toBe(`${siteOrigin}/`);
  expect(html.meta("og:url")).toBe(`${siteOrigin}/?swiatlo=7-3-10`);
  expect(html.meta("og:image")).toBe(`${siteOrigin}/share/light/7-3-10.jpg`);
  expect(html.main).toBe(home.main);
  const tagged = await getHtml(`${site}/?fbclid=x&swiatlo=7-3-10`);
  expect(tagged.html.source).toBe(html.source);
});

test("anything else in the query is the home page as it is", async () => {
  const { headers } = await plainGet(`${site}/`);
  for (const query of ["7-3", "7-3-11", "07-3-2", "7-3-2-1", "-1-3-2", "7-3-2.", "%00", ""]) {
    const other = await plainGet(`${site}/?swiatlo=${query}`);
    expect(other.headers.etag, query).toBe(headers.etag);
  }
  const elsewhere = await plainGet(`${site}/blog?swiatlo=7-3-2`);
  expect(elsewhere.headers.etag).toBe((await plainGet(`${site}/blog`)).headers.etag);
});

test("the card of a setting shows its light; other settings have none", async () => {
  const [dark, lit] = await Promise.all(["0-0-0", "10-10-10"].map(card));
  const bytes = await Promise.all([dark, lit].map(async (answer) => answer?.bytes()));
  expect(lit?.headers.get("content-type")).toBe("image/jpeg");
  expect(imageSize(bytes[1] ?? new Uint8Array())).toMatchObject({ width: 1200, height: 630 });
  // What is black takes no room.
  expect(bytes[1]?.length).toBeGreaterThan((bytes[0]?.length ?? 0) * 1.1);
  for (const setting of ["7-3", "7-3-11", "07-3-2", "7-3-2-1", "", "a-b-c", "7-3-2.jpg"]) {
    expect((await card(setting)).status, setting).toBe(404);
  }
});
