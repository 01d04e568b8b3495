import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
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
