import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listPageContent } from "../../app/panel/data/page-content.ts";
import {
  draftText,
  dropTextDrafts,
  listPublishedTexts,
  listTextDrafts,
  listTextVersions,
  publishTexts,
} from "../../app/panel/data/site/site-texts.ts";
import { withRolesOnEachDatabase } from "./support/databases.ts";

type Entry = { value: string; was: string };

const own = (value: string): Entry => ({ value, was: "Oryginał" });
const lead = "/hero/lead";
// A check, and (lite only) a text where JSON belongs.
const refusals = ["23514", "22P02"];
const newDocument = () => `services/${randomUUID().slice(0, 8)}`;

withRolesOnEachDatabase((roles) => {
  const draft = (document: string, seen: Entry | null, entry: unknown, pointer = lead) =>
    roles().administrator.rpc("draft_text", { document, pointer, seen, entry });
  const drafted = async (...given: Parameters<typeof draft>) =>
    (await draft(...given).throwOnError()).data;
  const publish = async (...documents: string[]) =>
    (await roles().administrator.rpc("publish_texts", { documents }).throwOnError()).data;
  const page = async (document: string) => {
    const asked = roles().service.from("page_content").select().eq("key", `texts/${document}`);
    return (await asked.maybeSingle().throwOnError()).data;
  };
  const waiting = async (document: string) => {
    const { id } = await page(document);
    const all = roles().administrator.from("unpublished_changes").select();
    const asked = all.eq("table_name", "page_content").eq("record_id", id);
    return (await asked.maybeSingle().throwOnError()).data;
  };
  const revisions = async (document: string) => {
    const { id } = await page(document);
    const all = roles().administrator.from("revisions").select("former_record");
    const asked = all.eq("table_name", "page_content").eq("record_id", id).order("id");
    return (await asked.throwOnError()).data.map(({ former_record }) => former_record.value);
  };

  test("visitors read the pages without the sources of their figures", async () => {
    const rows = [
      { key: "claims", value: { "home#/lead": { source: "Poufne" } } },
      { key: "hours", value: { open: "9:00", claims: { open: { source: "Poufne" } } } },
      { key: "list", value: ["claims"] },
    ];
    const { data } = await roles().administrator.from("page_content").insert(rows).select();
    expect(data).toMatchObject(rows);
    const shown = await roles().nobody.rpc("present_page_content").throwOnError();
    const all: (typeof rows)[number][] = shown.data;
    const of = (key: string) => all.find((row) => row.key === key)?.value;
    expect([of("claims"), of("hours"), of("list")]).toEqual([
      undefined,
      { open: "9:00" },
      ["claims"],
    ]);
  });

  test("wait until they are published, and visitors then read them", async () => {
    const document = newDocument();
    expect(await drafted(document, null, own("Nowy"))).toEqual({ saved: true, entry: own("Nowy") });
    expect(await drafted(document, null, own(""), "/hero/title/0")).toMatchObject({ saved: true });
    expect(await page(document)).toMatchObject({ value: null, version: 1 });
    expect(await publish(document, "home")).toEqual([{ document, texts: 2 }]);
    const value = { [lead]: own("Nowy"), "/hero/title/0": own("") };
    expect(await page(document)).toMatchObject({ value, version: 2 });
    expect(await waiting(document)).toBeNull();
    expect(await publish(document)).toEqual([]);

    await drafted(document, own("Nowy"), null);
    await drafted(document, null, own("Dalej"), "/more");
    expect(await publish(document)).toEqual([{ document, texts: 2 }]);
    const now = { "/hero/title/0": own(""), "/more": own("Dalej") };
    expect(await page(document)).toMatchObject({ value: now, version: 3 });
    expect(await revisions(document)).toEqual([null, value]);
  });

  test("that say the same as the published ones, or as the original, do not wait", async () => {
    const document = newDocument();
    await drafted(document, null, own("Nowy"));
    await publish(document);
    await drafted(document, own("Nowy"), own("Nowszy"));
    expect(await drafted(document, own("Nowszy"), own("Nowy"))).toEqual({
      saved: true,
      entry: own("Nowy"),
    });
    expect(await waiting(document)).toBeNull();
    const same = { value: "Oryginał", was: "Oryginał" };
    expect(await drafted(document, own("Nowy"), same)).toEqual({ saved: true, entry: null });
    expect(await waiting(document)).toMatchObject({ changes: { [lead]: null } });
    expect(await drafted(document, null, same, "/other")).toEqual({ saved: true, entry: null });
    expect((await waiting(document)).changes).toEqual({ [lead]: null });
  });

  test("are not written over a text that the writer has not seen; who wrote it is told", async () => {
    const document = newDocument();
    const by = "administrator@example.com";
    await drafted(document, null, own("Pierwszy"));
    await drafted(document, null, own("Inny tekst"), "/other");
    expect(await drafted(document, null, own("Drugi"))).toEqual({
      ...{ saved: false, entry: own("Pierwszy") },
      ...{ saved_by: by, saved_at: expect.stringMatching(/^\d{4}-/) },
    });
    // The answer to this one was lost.
    expect(await drafted(document, null, own("Pierwszy"))).toMatchObject({ saved: true });
    await publish(document);
    expect(await drafted(document, null, own("Drugi"))).toMatchObject({
      ...{ saved: false, entry: own("Pierwszy"), saved_by: by },
    });
    expect(await waiting(document)).toBeNull();
  });

  test("of two at once are all kept, and of two to one text the first", async () => {
    const document = newDocument();
    const many = Array.from({ length: 8 }, (_, index) => `/list/${index}`);
    await Promise.all(many.map((pointer) => drafted(document, null, own(pointer), pointer)));
    expect(Object.keys((await waiting(document)).changes).sort()).toEqual(many);
    const answers = await Promise.all(
      many.map((_, index) => drafted(document, null, own(`Tekst ${index}`))),
    );
    const saved = answers.filter((answer) => answer.saved);
    expect(saved).toHaveLength(1);
    expect((await waiting(document)).changes[lead]).toEqual(saved[0].entry);
    const twice = await Promise.all([publish(document), publish(document)]);
    expect(twice.flat()).toEqual([{ document, texts: 9 }]);
  });

  test("are dropped of the pages that are named, and of no other", async () => {
    const [document, other] = [newDocument(), newDocument()];
    for (const each of [document, other]) await drafted(each, null, own("Nowy"));
    const { data } = await roles()
      .administrator.rpc("drop_text_drafts", { documents: [document] })
      .throwOnError();
    expect(data).toBe(1);
    expect(await waiting(document)).toBeNull();
    expect(await waiting(other)).not.toBeNull();
  });

  test("that another wrote meanwhile are neither published nor dropped with those that were seen", async () => {
    const client = roles().administrator;
    const [document, other] = [newDocument(), newDocument()];
    const [mine, theirs] = [own("Moje"), own("Cudze")];
    for (const each of [document, other]) {
      await drafted(each, null, mine);
      await drafted(each, null, mine, "/changed");
      await drafted(each, mine, theirs, "/changed");
      await drafted(each, null, theirs, "/more");
    }
    const texts = { [lead]: mine, "/changed": mine, "/gone": null };
    expect(await publishTexts(client, [document, other], { [document]: texts })).toBe(1);
    expect((await page(document)).value).toEqual({ [lead]: mine });
    const left = { "/changed": theirs, "/more": theirs };
    expect(await waiting(document)).toMatchObject({ changes: left });
    expect(Object.keys((await waiting(document)).base).sort()).toEqual(Object.keys(left));
    expect(await dropTextDrafts(client, [other], { [other]: texts })).toBe(1);
    expect((await waiting(other)).changes).toEqual(left);
    expect(await dropTextDrafts(client, [other], { [other]: left })).toBe(2);
    expect(await waiting(other)).toBeNull();

    await drafted(document, mine, null);
    const back = { [document]: { [lead]: null } };
    expect(await publishTexts(client, [document], back)).toBe(1);
    expect((await page(document)).value).toBeNull();
  });

  test.each([
    ["more than a text", "home", lead, { ...own("Nowy"), more: 1 }],
    ["a text that is too long", "home", lead, own("🎬".repeat(10_001))],
    ["a pointer with an address of a person", "home", "/ala@example.com", own("Nowy")],
    ["a document that is none", "../home", lead, own("Nowy")],
  ])("refuse %s", async (_, document, pointer, entry) => {
    const { error } = await draft(document, null, entry, pointer);
    expect(refusals).toContain(error?.code);
  });

  test("take a text of 10,000 letters, 500 of a page, and not one more", async () => {
    const document = newDocument();
    expect(await drafted(document, null, own("🎬".repeat(10_000)))).toMatchObject({ saved: true });
    const rows = () => roles().administrator.from("page_content");
    const texts = (count: number, entry: unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`/list/${index}`, entry]));
    const full = newDocument();
    const key = `texts/${full}`;
    const write = async (value: unknown) => (await rows().insert({ key, value })).error?.code;
    expect(await write(texts(501, own("a")))).toBe("23514");
    expect(await write(texts(500, own("a")))).toBeUndefined();
    const { error } = await draft(full, null, own("Nowy"));
    expect(error?.message).toContain('constraint "page_content_texts_count"');
    expect(await drafted(full, own("a"), own("b"), "/list/7")).toMatchObject({ saved: true });
  });

  test("are told to the panel: what waits, what is public, what was, and what another has written", async () => {
    const client = roles().administrator;
    const [document, by] = [newDocument(), "administrator@example.com"];
    const id = `${document}#${lead}`;
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)$/);
    await draftText(client, id, null, own("Nowy"));
    expect(await draftText(client, id, null, own("Inny"))).toEqual({
      ...{ kind: "conflict", entry: own("Nowy"), by, at },
    });
    expect(await draftText(roles().stranger, id, own("Nowy"), null)).toEqual({ kind: "refused" });
    const ours = <Listed extends { document: string }>(listed: readonly Listed[]) =>
      listed.filter((each) => each.document === document);
    expect(ours(await listTextDrafts(client))).toEqual([
      { document, changes: { [lead]: own("Nowy") }, plans: {}, by, at },
    ]);
    expect(ours(await listPublishedTexts(client))).toEqual([]);
    expect(await publishTexts(client, [document])).toBe(1);
    expect(ours(await listPublishedTexts(client))).toEqual([
      { document, at, texts: { [lead]: own("Nowy") } },
    ]);
    const published = Array.from({ length: 21 }, (_, index) => own(`Wersja ${index}`));
    let seen = own("Nowy");
    for (const next of published) {
      await draftText(client, id, seen, next);
      await publishTexts(client, [document, "home"]);
      seen = next;
    }
    const first = await listTextVersions(client, [document]);
    expect(first.versions).toHaveLength(20);
    expect(first.versions[0]).toEqual({
      ...{ id: expect.any(Number), document, texts: { [lead]: own("Wersja 19") }, by, at },
    });
    const rest = await listTextVersions(client, [document], first.next);
    expect(rest).toMatchObject({ versions: [{ texts: { [lead]: own("Nowy") } }, { texts: {} }] });
    expect(rest.next).toBeNull();

    await draftText(client, id, seen, null);
    expect(await dropTextDrafts(client, [document])).toBe(1);
    expect((await listPageContent(client)).map(({ key }) => key)).not.toContain(
      `texts/${document}`,
    );
  });

  test("wait while old rows are forgotten, and forget who is erased", async () => {
    const document = newDocument();
    await drafted(document, null, own("Pisz do anna@example.com"));
    const moment = new Date(Date.now() + 400 * 86_400_000).toISOString();
    await roles().service.rpc("forget_old_messages", { moment }).throwOnError();
    expect(await waiting(document)).not.toBeNull();
    for (const address of ["anna@example.com", "administrator@example.com"])
      await roles().administrator.rpc("erase_person", { address }).throwOnError();
    const left = await waiting(document);
    expect(left.changes).toEqual({ [lead]: own("Pisz do [usunięto]") });
    expect(JSON.stringify(left)).not.toContain("@example.com");
  });
});
