import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { caseStudy, post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";
import { privacyTools } from "../../database/support/privacy.ts";
import { findPostgres } from "../../support/postgres.ts";

withRolesOnEachDatabase((roles) => {
  const { messages, store, exists, ask, repeat } = privacyTools(roles);

  /** A dump of the whole database where there is a tool for it, else all that the API's tables hold, as text. */
  async function everything(): Promise<string> {
    const { databaseUrl, service } = roles();
    const program = join(findPostgres() ?? "", "pg_dump");
    if (databaseUrl && existsSync(program)) {
      return execFileSync(program, [databaseUrl], { encoding: "utf8", maxBuffer: 100_000_000 });
    }
    const tables = [
      ...["contact_messages", "message_events", "notifications", "contact_settings"],
      ...["revisions", "privacy_events", "working_copies", "unpublished_changes"],
      ...["preview_links", "media_files", "account_links", "open_records", "page_content"],
    ];
    const read = (table: string) => service.from(table).select().limit(1000);
    const all = await Promise.all(tables.map((table) => read(table).throwOnError()));
    return JSON.stringify(all.map(({ data }) => data));
  }

  test("a person's copy has every column, and nobody else's data", async () => {
    const email = `Anna.${randomUUID()}@Firma.pl`;
    const id = await store({ email, name: "Anna", message: "Proszę o ofertę" });
    await store({ email: `x${email}`, message: "Inna osoba, o podobnym adresie" });
    const mention = await store({ email: "b@b.pl", message: `Pisz do ${email}, sekret` });
    const copy = await ask("export_person", { address: ` ${email.toUpperCase()} ` });
    const { data } = await messages().select().eq("id", id).single();
    expect(copy.messages).toEqual([expect.objectContaining({ id, email, name: "Anna" })]);
    const { searched: _, ...columns } = data;
    expect(Object.keys(copy.messages[0]).sort()).toEqual(
      [...Object.keys(columns), "events"].sort(),
    );
    expect(copy.mentions).toEqual([
      { kind: "message", id: mention, at: expect.stringMatching(/^20/) },
    ]);
    expect(JSON.stringify(copy)).not.toMatch(/sekret|b@b\.pl|podobnym/);
    const { data: log } = await roles().administrator.from("privacy_events").select().order("id");
    expect(log?.at(-1)).toMatchObject({ kind: "export", messages: 1 });
    expect(JSON.stringify(log).toLowerCase()).not.toContain(email.toLowerCase());
  });

  test("nothing of an erased address is left: messages, pending mail, revisions, other texts", async () => {
    const { service, administrator, ids } = roles();
    const address = `jan.${randomUUID()}@firma.pl`;
    const own = await store({ email: address.toUpperCase(), is_client: true });
    const other = await store({
      ...{ email: `ojciec-${address}`, name: address, message: `List od\n${address}.` },
      ...{ mail_error: `EENVELOPE 550 <${address}>`, visit: { source: address, pages: ["/"] } },
    });
    const draft = post({ content: `Kontakt:\n${address}`, author: `Jan ${address}` });
    const { data } = await administrator.from("blog_posts").insert(draft).select("id").single();
    const posts = () => administrator.from("blog_posts");
    await posts().update({ content: "Kontakt: brak", author: "Jan" }).eq("id", data?.id);

    const form = { title: "Bez tytułu", content: `Zadzwoń\n${address.toUpperCase()}` };
    const copy = { id: randomUUID(), user_id: ids.administrator, table_name: "blog_posts", form };
    await service.from("working_copies").insert(copy).throwOnError();
    const recipients = ["biuro@firma.pl", address.toUpperCase()];
    await service.from("contact_settings").upsert({ id: true, recipients }).throwOnError();
    const found = await ask("find_person", { address });
    const kinds: string[] = found.mentions.map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["message", "recipient", "revision", "unseen"]));

    const neighbours = await store({ email: `x${address}` });
    expect(await ask("erase_person", { address: `${address} ` })).toBe(1);
    expect(await Promise.all([own, other, neighbours].map(exists))).toEqual([false, true, true]);
    const left = (await everything()).toLowerCase();
    expect(left).toContain(`ojciec-${address}`);
    const others = [`ojciec-${address}`, `x${address}`];
    expect(others.reduce((text, one) => text.replaceAll(one, ""), left)).not.toContain(address);
    const { data: rest } = await messages().select("name, message, email").eq("id", other);
    expect(rest).toEqual([
      { name: "[usunięto]", message: "List od\n[usunięto].", email: `ojciec-${address}` },
    ]);
    const { data: revisions } = await service
      .from("revisions")
      .select("former_record")
      .eq("record_id", data?.id);
    expect(revisions?.[0]?.former_record).toMatchObject({
      ...{ content: "Kontakt:\n[usunięto]", author: "Jan [usunięto]", slug: draft.slug },
    });
    const text = await service.from("working_copies").select("form").eq("id", copy.id).single();
    expect(text.data?.form).toEqual({ ...form, content: "Zadzwoń\n[usunięto]" });
    const settings = await service.from("contact_settings").select("recipients").single();
    expect(settings.data).toEqual({ recipients: ["biuro@firma.pl"] });
    await service.from("contact_settings").delete().eq("id", true).throwOnError();
    expect((await ask("find_person", { address })).messages).toEqual([]);
    await expect(ask("erase_person", { address: "%" })).rejects.toThrow("no e-mail address");
  });

  test("an address behind a line break, a tab or a quote is found, erased and repeated as any other", async () => {
    const { service, administrator } = roles();
    const addresses = [`nowak-${randomUUID()}@x.pl`, `towak-${randomUUID()}@x.pl`, `o"\\'b@x.pl`];
    const texts = addresses.flatMap((address) => [
      `Napisz:\n${address}`,
      `Napisz:\t${address.slice(1)}, nie „${address}”`,
    ]);
    // In a text, and in one of the sections that a case study keeps as JSON.
    const posts = texts.map((content) => post({ content, published_at: null }));
    const studies = texts.map((text) =>
      caseStudy({ content: JSON.stringify({ challenge: text }) }),
    );
    const revisions = () => service.from("revisions");
    const ids: number[] = [];
    const records: Record<string, object[]> = { blog_posts: posts, case_studies: studies };
    for (const [table_name, rows] of Object.entries(records)) {
      for (const row of rows) {
        const table = () => administrator.from(table_name);
        const { data } = await table().insert(row).select("id").single().throwOnError();
        await table().update({ content: "" }).eq("id", data.id).throwOnError();
        const kept = revisions().select("id").match({ table_name, record_id: data.id }).single();
        ids.push((await kept.throwOnError()).data.id);
      }
    }
    const history = async () => {
      const read = revisions().select("former_record->>content").in("id", ids).order("id");
      return (await read.throwOnError()).data.map(({ content }) => content);
    };
    const read = (contents: string[]) =>
      contents.map((content) => (content[0] === "{" ? JSON.parse(content).challenge : content));
    const before = await history();
    expect(read(before)).toEqual([...texts, ...texts]);
    for (const address of addresses) await ask("erase_person", { address });
    const mark = (address: string) => (address.length < 10 ? "[…]" : "[usunięto]");
    const cleaned = addresses.flatMap((address) => [
      `Napisz:\n${mark(address)}`,
      `Napisz:\t${address.slice(1)}, nie „${mark(address)}”`,
    ]);
    expect(read(await history())).toEqual([...cleaned, ...cleaned]);

    // The older backup: the texts are back, the log does not know of the erasures.
    const known = (await repeat([])).slice(-addresses.length);
    const hashes = known.map(({ subject_hash }) => subject_hash);
    for (const [index, content] of before.entries()) {
      const back = { former_record: { content } };
      await revisions().update(back).eq("id", ids[index]).throwOnError();
    }
    // Last: the backend may repeat by itself what the log lacks.
    await service.from("privacy_events").delete().in("subject_hash", hashes).throwOnError();
    await repeat(known);
    expect(read(await history())).toEqual([...cleaned, ...cleaned]);
  });
});
