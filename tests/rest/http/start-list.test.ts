import { expect, test } from "vitest";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { openSiteEditor } from "../../http/support/site-editor.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { emptySite } from "./support/empty-site.ts";

const site = await emptySite();

const { startList } = await openSiteEditor(site.url);

test("what a client has said is on no page before a day of consent, and the list leads to its field", async () => {
  const database = databaseOf(site.url);
  const quotes = "/aboutPage/clients/quotes";
  const entry = (value: string, was = "") => ({ value, was });
  const value = {
    [quotes]: entry("0+k1 0", "0"),
    [`${quotes}/0+k1/text`]: entry("Zadzwonili w niedzielę."),
    [`${quotes}/0+k1/name`]: entry("Ewa Dudek"),
    [`${quotes}/0+k1/company`]: entry("Odra"),
    [`${quotes}/0+k1/source`]: entry(
      "https://www.odra.example/film/o-hucie-i-jej-ludziach-w-piecu-numer-dwa",
    ),
  };
  const store = (texts: object) =>
    database
      .from("page_content")
      .upsert({ key: "texts/about", value: texts }, { onConflict: "key" })
      .throwOnError();
  const page = async (path: string) => plainSpaces(await (await fetch(site.url + path)).text());
  const quoted = async () => (await page("/o-nas")).match(/<blockquote/g)?.length ?? 0;
  await store({ ...value, "/aboutPage/hero/title": entry("Poznaj nas") });
  await expect.poll(() => page("/o-nas")).toContain("Poznaj nas");
  expect(await quoted()).toBe(1);
  for (const path of ["/o-nas", "/o-nas.data"]) {
    expect(await page(path)).not.toContain("Ewa Dudek");
  }
  const { unconsented, doubtful } = await startList();
  const id = `about#${quotes}/0+k1/consent`;
  expect(unconsented).toEqual([{ id, page: "/o-nas", said: "Ewa Dudek, Odra" }]);
  expect(doubtful).toEqual([]);
  expect(await page("/admin.data")).toMatch(/"unconsented",1\b/);

  await store({ ...value, [`${quotes}/0+k1/consent`]: entry("2026-03-12") });
  await expect.poll(quoted).toBe(2);
  const shown = await page("/o-nas");
  expect(shown).toMatch(/Zadzwonili w niedzielę<span[^>]*>”<!-- -->\.</);
  expect(shown).toMatch(/href="https:\/\/www\.odra\.example\/film\/[^"]+"[^>]*>odra\.example<\/a>/);
  expect(shown).not.toContain("data-consent");
  expect((await startList()).unconsented).toEqual([]);
  expect(await page("/admin.data")).toMatch(/"unconsented",0\b/);
});
