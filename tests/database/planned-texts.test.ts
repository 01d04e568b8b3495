import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  draftText,
  dropTextDrafts,
  listTextDrafts,
  listTextVersions,
  planTexts,
  publishTexts,
  unplanTexts,
} from "../../app/panel/data/site/site-texts.ts";
import type { TextChanges, TextEntry } from "../../app/site-texts/types.ts";
import { withRolesOnEachDatabase } from "./support/databases.ts";

const own = (value: string): TextEntry => ({ value, was: "Oryginał" });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const [lead, more] = ["/hero/lead", "/more"];

withRolesOnEachDatabase((roles) => {
  const newPage = async (changes: TextChanges) => {
    const document = `services/${randomUUID().slice(0, 8)}`;
    for (const [pointer, entry] of Object.entries(changes)) await draft(document, pointer, entry);
    return document;
  };
  const draft = (
    document: string,
    pointer: string,
    entry: TextEntry | null,
    seen: TextEntry | null = null,
  ) => draftText(roles().administrator, `${document}#${pointer}`, seen, entry);
  const plan = (document: string, changes: TextChanges) =>
    planTexts(roles().administrator, { [document]: changes }, soon());
  const waiting = async (document: string) => {
    const all = await listTextDrafts(roles().administrator);
    const { changes, plans } = all.find((each) => each.document === document) ?? {};
    return { changes, plans };
  };
  /** As visitors read the pages. */
  const published = async (document: string) => {
    const { data } = await roles().service.rpc("present_page_content").throwOnError();
    return data.find(({ key }: { key: string }) => key === `texts/${document}`)?.value;
  };
  /** The time that a plan waits for has come. */
  async function come(document: string, at = "2026-01-02T08:00:00Z") {
    const { service } = roles();
    const { data } = await service
      .from("page_content")
      .select("id")
      .eq("key", `texts/${document}`)
      .single()
      .throwOnError();
    const row = service.from("unpublished_changes");
    const { data: found } = await row
      .select("base")
      .eq("table_name", "page_content")
      .eq("record_id", data.id)
      .single()
      .throwOnError();
    const due = Object.entries<object>(found.base.planned).map(([key, it]) => [key, { ...it, at }]);
    await row
      .update({ base: { ...found.base, planned: Object.fromEntries(due) } })
      .eq("table_name", "page_content")
      .eq("record_id", data.id)
      .throwOnError();
  }

  test("go out when their time has come, signed; a draft that is not planned goes on waiting", async () => {
    const document = await newPage({ [lead]: own("Nowy"), [more]: own("Obok") });
    expect(await plan(document, { [lead]: own("Nowy"), [more]: own("inny niż widziany") })).toBe(1);
    expect(await published(document)).toBeNull();
    const plans = { [lead]: { at: expect.any(String), entry: own("Nowy") } };
    expect(await waiting(document)).toMatchObject({ plans });

    await come(document);
    expect(await published(document)).toEqual({ [lead]: own("Nowy") });
    expect(await waiting(document)).toEqual({ changes: { [more]: own("Obok") }, plans: {} });
    const { versions } = await listTextVersions(roles().administrator, [document]);
    expect(versions).toMatchObject([{ texts: {}, by: "administrator@example.com" }]);
    expect(await published(document)).toEqual({ [lead]: own("Nowy") });
  });

  test("are what was planned, and what is written over them stays a draft", async () => {
    const document = await newPage({ [lead]: own("Zatwierdzony") });
    await plan(document, { [lead]: own("Zatwierdzony") });
    await draft(document, lead, own("W połowie zda"), own("Zatwierdzony"));
    await come(document);
    expect(await published(document)).toEqual({ [lead]: own("Zatwierdzony") });
    expect(await waiting(document)).toEqual({
      ...{ changes: { [lead]: own("W połowie zda") }, plans: {} },
    });
  });

  test("overwrite nothing that was published meanwhile, and are kept", async () => {
    const document = await newPage({ [lead]: own("Z planu") });
    await plan(document, { [lead]: own("Z planu") });
    await draft(document, lead, own("Pilny"), own("Z planu"));
    await publishTexts(roles().administrator, [document]);
    await come(document);
    expect(await published(document)).toEqual({ [lead]: own("Pilny") });
    const missed = { [lead]: { at: null, entry: own("Z planu") } };
    expect(await waiting(document)).toEqual({ changes: {}, plans: missed });
    expect(await published(document)).toEqual({ [lead]: own("Pilny") });
    expect(await unplanTexts(roles().administrator, { [document]: { [lead]: own("inny") } })).toBe(
      0,
    );
    expect(
      await unplanTexts(roles().administrator, { [document]: { [lead]: own("Z planu") } }),
    ).toBe(1);
    expect(await waiting(document)).toEqual({});
  });

  test("are taken back alone, with their draft, or by publishing them at once", async () => {
    const [back = "", dropped = "", typed = "", out = ""] = await Promise.all(
      Array.from({ length: 4 }, () => newPage({ [lead]: own("Nowy") })),
    );
    for (const document of [back, dropped, typed, out])
      await plan(document, { [lead]: own("Nowy") });
    const { administrator } = roles();
    await unplanTexts(administrator, { [back]: { [lead]: own("Nowy") } });
    await dropTextDrafts(administrator, [dropped]);
    await draft(typed, lead, null, own("Nowy"));
    await publishTexts(administrator, [out]);
    expect(await waiting(back)).toEqual({ changes: { [lead]: own("Nowy") }, plans: {} });
    for (const document of [dropped, typed, out]) expect(await waiting(document)).toEqual({});
  });

  test("that cannot go out cost no page, and too many of them are kept", async () => {
    const document = await newPage({ [lead]: own("Nowy") });
    await plan(document, { [lead]: own("Nowy") });
    await come(document, "kiedyś");
    expect(await published(document)).toBeNull();
    await come(document);
    const full = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`/list/${index}`, own("a")]),
    );
    const rows = roles().service.from("page_content");
    await rows.update({ value: full }).eq("key", `texts/${document}`).throwOnError();
    expect(await published(document)).toEqual(full);
    expect(await waiting(document)).toMatchObject({
      plans: { [lead]: { at: null, entry: own("Nowy") } },
    });
  });
});
