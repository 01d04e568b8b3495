import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { post } from "../../../database/samples.ts";
import { boss, idOf, somebody, withAccounts } from "../../../database/support/account-site.ts";
import { goodPassword, otherPassword } from "../../../database/support/accounts.ts";
import { hasPostgres, openSupabaseShaped } from "../../../database/support/databases.ts";

type Told = Record<string, unknown>;

withAccounts(({ site }) => {
  const find = async (words: string[] = [], kinds?: string[]): Promise<Told[]> => {
    const asked = {
      ...{ first_row: 0, row_limit: 200, words: words.map((word) => ({ word, kinds: [] })) },
      ...(kinds && { of_kinds: kinds }),
    };
    const { data } = await site().admin.rpc("find_audit_events", asked).throwOnError();
    return data;
  };
  /** Of one person or record: the kinds, the first done first. */
  const kindsOf = async (word: string) =>
    (await find([word]))
      .sort((one, other) => Number(one.id) - Number(other.id))
      .map(({ kind }) => kind);

  test("tells of an account from its invitation to its removal, who did it and to whom", async () => {
    const { accounts, admin } = site();
    const [email, by] = [somebody(), await idOf(admin)];
    const person = await accounts.join(admin, email, ["author"]);
    const id = await idOf(person);
    await accounts.call(admin, { action: "set-roles", id, roles: ["editor"] });
    const change = { action: "change-password", current: goodPassword, next: otherPassword };
    await accounts.call(person, change);
    await accounts.call(admin, { action: "remove", id });
    expect(await kindsOf(email)).toEqual([
      ...["invited", "access-given", "sign-in", "roles-changed"],
      ...["password-changed", "access-taken"],
    ]);
    const told = await find([email.toUpperCase()]);
    const bossDid = { actor_id: by, actor_email: boss.email, subject_email: email };
    const event = (kind: string) => told.find((one) => one.kind === kind);
    expect(event("access-taken")).toMatchObject({ subject_id: id, ...bossDid });
    expect(event("roles-changed")).toMatchObject({ roles: ["editor"], ...bossDid });
    expect(event("access-given")).toMatchObject({ roles: ["author"], ...bossDid });
  });

  test("tells of the second factor, who set it up, renewed and removed it, and of no code", async () => {
    const { accounts, admin, service } = site();
    const by = await idOf(admin);
    const [email, invited] = [somebody(), somebody()];
    const id = await idOf(await accounts.join(admin, email, ["author"]));
    const secret = "A".repeat(32);
    const call = (name: string, given: object) => service.rpc(name, given).throwOnError();
    const setUp = async () => {
      await call("start_second_factor", { person: id, new_secret: secret });
      const given = { person: id, session: id, of_secret: secret, step: 1 };
      await call("finish_second_factor", { ...given, code_hashes: ["1".repeat(64)] });
    };
    await setUp();
    const hash = "2".repeat(64);
    await call("replace_recovery_codes", { person: id, code_hashes: [hash] });
    // The second time it is none any more, and nothing to tell.
    for (const _ of "12") await call("take_recovery_code", { person: id, session: id, hash });
    await call("remove_second_factor", { person: id, remover: id });
    await call("start_second_factor", { person: id, new_secret: secret });
    await call("remove_second_factor", { person: id });
    for (const remover of [by, null]) {
      await setUp();
      await call("remove_second_factor", { person: id, remover });
    }
    for (const of_everybody of [true, true, false]) {
      await call("require_second_factor", { of_everybody, changer: by });
    }
    await accounts.call(admin, { action: "invite", email: invited, roles: ["author"] });
    for (const _ of "12") await accounts.call(admin, { action: "withdraw", email: invited });
    await setUp();
    await accounts.call(admin, { action: "remove", id });
    const kinds = ["added", "removed", "reset", "required", "optional"];
    const of = [
      ...kinds.map((kind) => `factor-${kind}`),
      "recovery-codes",
      "recovery-code-used",
      "invitation-withdrawn",
    ];
    const told = (await find([], of)).sort((one, other) => Number(one.id) - Number(other.id));
    const own = { actor_id: id, subject_id: null, times: 1 };
    expect(told).toMatchObject([
      { kind: "factor-added", ...own, times: 4 },
      { kind: "recovery-codes", ...own },
      { kind: "recovery-code-used", ...own },
      { kind: "factor-removed", ...own },
      { kind: "factor-reset", actor_id: by, subject_email: email, times: 1 },
      { kind: "factor-reset", actor_id: null, subject_email: email, times: 1 },
      { kind: "factor-required", actor_id: by, times: 1 },
      { kind: "factor-optional", actor_id: by, times: 1 },
      { kind: "invitation-withdrawn", actor_id: by, subject_email: invited, times: 1 },
    ]);
    expect(JSON.stringify(await find())).not.toMatch(/A{32}|1{64}|2{64}/);
  });

  test("counts failed sign-ins in one row an hour, and keeps no address that nobody has", async () => {
    const { accounts, admin, service } = site();
    const email = somebody();
    await accounts.join(admin, email, ["author"]);
    // At the same moment, too.
    const typed = [email, ` ${email.toUpperCase()}`, "tajne-haslo@pomylka.pl", "nikt@x.pl"];
    const tries = typed.map((each) => accounts.canSignIn(each, "zgaduję hasło"));
    expect(await Promise.all(tries)).toEqual([false, false, false, false]);
    const failed = () => find([], ["sign-in-failed"]);
    await expect.poll(async () => (await failed()).map(({ times }) => times)).toEqual([2, 2]);
    const about = (await failed()).map(({ subject_email }) => subject_email);
    expect(new Set(about)).toEqual(new Set([email, null]));
    expect(JSON.stringify(await find())).not.toContain("pomylka");
    // An hour later it is another row.
    const earlier = { created_at: "2026-01-01", last_at: "2026-01-01" };
    const all = service.from("audit_events").update(earlier).eq("kind", "sign-in-failed");
    await all.throwOnError();
    await accounts.canSignIn(email, "zgaduję hasło");
    await expect.poll(async () => (await failed()).map(({ times }) => times)).toEqual([1, 2, 2]);
  });

  test("tells of publications by people with the title as it is, and of no draft", async () => {
    const { accounts, admin } = site();
    const email = somebody();
    const editor = await accounts.join(admin, email, ["editor"]);
    const posts = () => editor.from("blog_posts");
    const title = `Most nocą ${Math.random()}`;
    const draft = posts()
      .insert(post({ title, published_at: null }))
      .select("id")
      .single();
    const { id } = (await draft.throwOnError()).data;
    await posts().update({ content: "Nowa treść" }).eq("id", id).throwOnError();
    expect(await kindsOf(title)).toEqual([]);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    for (const change of [
      { published_at: "now" },
      { hidden_after: later },
      { published_at: null, hidden_after: null },
      { published_at: later },
    ]) {
      await posts().update(change).eq("id", id).throwOnError();
    }
    expect(await kindsOf(title)).toEqual([
      ...["published", "hiding-planned", "unpublished", "planned"],
    ]);
    const [last] = await find([title]);
    expect(last).toMatchObject({ actor_email: email, table_name: "blog_posts", record_id: id });
    expect(JSON.stringify(await find([title]))).not.toContain("Nowa treść");
    await posts().delete().eq("id", id).throwOnError();
    const [gone] = await find([email], ["record-deleted"]);
    expect(gone).toMatchObject({ record_id: id, title: null });
  });

  test("tells of imports, archives and personal data, and each word is looked for", async () => {
    const { admin, service } = site();
    const by = await idOf(admin);
    const run = await service.rpc("begin_import_run", { kind: "import", source: "x", by });
    await service.rpc("note_import_run", { run: run.data, state: "done" }).throwOnError();
    const trial = await service.rpc("begin_import_run", { kind: "trial", source: "x", by });
    await service.rpc("note_import_run", { run: trial.data, state: "done" }).throwOnError();
    await admin.rpc("note_archive").throwOnError();
    await service.rpc("note_archive").throwOnError();
    await admin.rpc("erase_person", { address: "ktos@firma.pl" }).throwOnError();
    const kinds = ["import", "import-tried", "archive", "privacy-erase"];
    expect((await find([], kinds)).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ["privacy-erase", by],
      ["archive", null],
      ["archive", by],
      ["import-tried", by],
      ["import", by],
    ]);
    const words = [
      { word: "archiwum", kinds: ["archive"] },
      { word: boss.email, kinds: [] },
    ];
    const asked = { first_row: 0, row_limit: 9, words };
    const { data } = await admin.rpc("find_audit_events", asked).throwOnError();
    expect(data).toMatchObject([{ kind: "archive", actor_id: by, total: 1 }]);
  });

  test("forgets an erased address, and everything after thirteen months", async () => {
    const { accounts, admin, service } = site();
    const email = somebody();
    await accounts.join(admin, email, ["author"]);
    await service.from("audit_events").insert([
      { kind: "import", last_at: "2025-10-20T10:00:00Z" },
      { kind: "import-undone", last_at: "2025-10-30T10:00:00Z" },
    ]);
    await admin.rpc("erase_person", { address: email }).throwOnError();
    expect(await find([email])).toEqual([]);
    expect((await find([], ["sign-in"])).some(({ actor_email }) => actor_email === null)).toBe(
      true,
    );
    await service.rpc("forget_old_messages", { moment: "2026-11-28T12:00:00Z" }).throwOnError();
    const old = service.from("audit_events").select("kind").lt("last_at", "2026-01-01T00:00:00Z");
    const { data } = await old.like("kind", "import%").throwOnError();
    expect(data).toEqual([{ kind: "import-undone" }]);
  });
});

test.skipIf(!hasPostgres)(
  "a log that cannot be written costs nobody the sign-in, on what Supabase has",
  async () => {
    const { query, close } = await openSupabaseShaped();
    const id = randomUUID();
    const signIn = `update auth.users set last_sign_in_at = clock_timestamp() where id = '${id}'`;
    await query(`insert into auth.users (id, email) values ('${id}', 'ola@kadr.example')`);
    await query(`insert into public.admin_users (id) values ('${id}')`);
    await query(signIn);
    expect(await query("select kind, actor_email from public.audit_events order by id")).toEqual([
      { kind: "access-given", actor_email: null },
      { kind: "sign-in", actor_email: "ola@kadr.example" },
    ]);
    await query("drop table public.audit_events");
    await query(signIn);
    await query(`delete from public.admin_users where id = '${id}'`);
    await close();
  },
);
