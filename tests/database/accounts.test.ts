import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../server/backend/shared/options.ts";
import { startBackend } from "../../server/backend/web/start.ts";
import { refusals } from "../../supabase/functions/accounts/messages.ts";
import { type SmtpTrap, startSmtp } from "../support/smtp.ts";
import { Accounts, goodPassword, isLetIn, otherPassword, siteUrl } from "./support/accounts.ts";
import { onEachDatabase, type TestDatabase } from "./support/databases.ts";

const boss = { email: "administrator@example.com", password: "administrator-long-password" };
let count = 0;
const somebody = () => `osoba-${++count}@example.com`;

onEachDatabase((create) => {
  let database: TestDatabase;
  let backend: Backend;
  let smtp: SmtpTrap;
  let accounts: Accounts;
  let service: SupabaseClient;
  let admin: SupabaseClient;
  let nobody: SupabaseClient;
  const start = async (changes: object = {}) => {
    backend = await startBackend({
      ...{ dataDir: database.dataDir, databaseUrl: database.databaseUrl },
      ...{ adminEmail: boss.email, adminPassword: boss.password, seed: "none" },
      ...{ signInLimit: 1000, siteUrl, log: () => {} },
      contact: { limit: 5, smtpUrl: smtp.url, to: "biuro@kadr.example" },
      ...changes,
    });
    accounts = Accounts.of(backend);
    nobody = accounts.browser();
    service = createClient(backend.address.url, backend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: backend.address.headers },
    });
  };

  beforeAll(async () => {
    database = await create();
    smtp = await startSmtp();
    await start();
  });
  beforeEach(async () => {
    admin = await accounts.signIn(boss.email, boss.password);
    smtp.mode = "ok";
  });
  afterAll(async () => {
    await backend?.stop();
    await smtp?.stop();
    await database?.remove();
  });

  /** The mails with links; a self-test may come between them. */
  const sent = () =>
    smtp.automatic.filter(({ parsed }) => /panelu strony/.test(parsed.subject ?? ""));
  const links = async () => (await service.from("account_links").select().throwOnError()).data;
  const idOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.user.id;

  describe("a password", () => {
    test("is changed by its owner, and every session ends with the running tokens", async () => {
      const email = somebody();
      const here = await accounts.join(admin, email);
      const elsewhere = await accounts.signIn(email, goodPassword);
      expect(await isLetIn(elsewhere)).toBe(true);
      const change = { action: "change-password", current: goodPassword, next: otherPassword };
      expect(await accounts.call(here, change)).toEqual({ status: 200, body: {} });
      expect([await isLetIn(here), await isLetIn(elsewhere)]).toEqual([false, false]);
      expect((await elsewhere.from("admin_users").select("id")).error?.code).toBe("PT401");
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
      expect((await accounts.call(elsewhere, { action: "people" })).status).toBe(401);
      expect(await accounts.canSignIn(email, goodPassword)).toBe(false);
      expect(await isLetIn(await accounts.signIn(email, otherPassword))).toBe(true);
      expect(await isLetIn(admin)).toBe(true);
    });

    test("stays when the old one is wrong, or the new one is obvious, the same or too long", async () => {
      const refused = async (current: string, next: string) =>
        (await accounts.call(admin, { action: "change-password", current, next })).body.error;
      expect(await refused("wrong", goodPassword)).toBe(refusals.wrongPassword);
      expect(await refused(boss.password, boss.password)).toBe(refusals.samePassword);
      for (const next of ["kot", "123456789012", boss.email, "x".repeat(73), "haslo1234567"]) {
        expect(await refused(boss.password, next), next).toMatch(/^(Hasło|To hasło)/);
      }
      expect(await accounts.canSignIn(boss.email, boss.password)).toBe(true);
    });

    test("is guessed no faster than at the sign-in", async () => {
      const { data } = await service.from("admin_users").select("id").throwOnError();
      expect(data).not.toEqual([]);
      const tries = await Promise.all(
        Array.from({ length: 12 }, () =>
          service.rpc("note_account_attempt", { subject: "guess", most: 10, seconds: 60 }),
        ),
      );
      expect(tries.filter(({ data }) => data === true)).toHaveLength(10);
      const late = { subject: "guess", most: 10, seconds: 0 };
      expect((await service.rpc("note_account_attempt", late)).data).toBe(true);
    });

    test("of everybody stays when one signs out everywhere, who then is out everywhere", async () => {
      const elsewhere = await accounts.signIn(boss.email, boss.password);
      const { error } = await admin.auth.signOut({ scope: "global" });
      expect(error).toBeNull();
      expect(await isLetIn(elsewhere)).toBe(false);
      expect(await accounts.canSignIn(boss.email, boss.password)).toBe(true);
    });
  });

  describe("an invitation", () => {
    test("makes an administrator, once", async () => {
      const email = somebody();
      const token = await accounts.invite(admin, email);
      const look = await accounts.call(nobody, { action: "look", token });
      expect(look.body).toMatchObject({ email, purpose: "invitation" });
      const hours = (Date.parse(String(look.body.until)) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(47.9);
      expect(hours).toBeLessThanOrEqual(48);
      const redeem = { action: "redeem", token, password: goodPassword };
      expect(await accounts.call(nobody, { ...redeem, password: "krotkie" })).toMatchObject({
        status: 422,
      });
      const both = [accounts.call(nobody, redeem), accounts.call(nobody, redeem)];
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await accounts.call(nobody, redeem)).body.error).toBe(refusals.deadLink);
      const joined = await accounts.signIn(email, goodPassword);
      expect(await isLetIn(joined)).toBe(true);
      const { body } = await accounts.call(joined, { action: "people" });
      expect(body.people).toContainEqual(expect.objectContaining({ email, isMe: true }));
      expect(JSON.stringify(await links())).not.toContain(token);
    });

    test("is void when it expired, was withdrawn, replaced or guessed", async () => {
      const dead = async (token: string) => {
        const call = { action: "redeem", token, password: goodPassword };
        expect(await accounts.call(nobody, call)).toEqual({
          status: 404,
          body: { error: refusals.deadLink },
        });
      };
      const email = somebody();
      const first = await accounts.invite(admin, email);
      const second = await accounts.invite(admin, email);
      await dead(first);
      await accounts.call(admin, { action: "withdraw", email });
      await dead(second);
      const third = await accounts.invite(admin, email);
      const past = new Date(Date.now() - 1000).toISOString();
      await service
        .from("account_links")
        .update({ expires_at: past })
        .eq("email", email)
        .throwOnError();
      await dead(third);
      const [row] = await links();
      for (const guess of ["", "x", String(row?.token_hash), "%", "a".repeat(3000)])
        await dead(guess);
      expect(await accounts.canSignIn(email, goodPassword)).toBe(false);
    });

    test("is mailed, and shown when the mail server refuses it", async () => {
      const email = somebody();
      const invite = { action: "invite", email, mail: true };
      const { body } = await accounts.call(admin, invite);
      expect(body).toEqual({ mailed: true, until: expect.any(String) });
      const { parsed, to } = sent().at(-1) ?? {};
      expect(to).toEqual([email]);
      expect(parsed?.subject).toBe("Zaproszenie do panelu strony kadr.example");
      const [, token = ""] =
        /https:\/\/kadr\.example\/admin\/haslo#(\S+)/.exec(parsed?.text ?? "") ?? [];
      expect((await accounts.call(nobody, { action: "look", token })).status).toBe(200);
      smtp.mode = "never";
      const shown = await accounts.call(admin, invite);
      expect(shown.body).toMatchObject({ mailed: false, token: expect.any(String) });
    });

    test("goes to one plain address, of somebody without access", async () => {
      const invite = (email: unknown) =>
        accounts.call(admin, { action: "invite", email, mail: true });
      const before = sent().length;
      const bad = [
        "a@b.pl\nBcc: c@d.pl",
        "a@b.pl, c@d.pl",
        "A <a@b.pl>",
        "",
        "a@b",
        `${"a".repeat(250)}@b.pl`,
        7,
        ["a@b.pl"],
      ];
      for (const email of bad) expect((await invite(email)).body.error).toBe(refusals.badEmail);
      expect((await invite(boss.email.toUpperCase())).body.error).toBe(refusals.hasAccess);
      expect(sent()).toHaveLength(before);
    });
  });

  describe("a person", () => {
    test("who is removed is out at once, and cannot come back by an older link", async () => {
      const email = somebody();
      const removed = await accounts.join(admin, email);
      const id = await idOf(removed);
      expect(await accounts.call(admin, { action: "remove", id })).toEqual({
        status: 200,
        body: {},
      });
      expect(await isLetIn(removed)).toBe(false);
      expect((await removed.auth.refreshSession()).error).not.toBeNull();
      expect(await accounts.canSignIn(email, goodPassword)).toBe(false);
      expect((await accounts.call(admin, { action: "remove", id })).body.error).toBe(
        refusals.missing,
      );
      await accounts.join(admin, email);
    });

    test("removes neither oneself nor the last one, and of two who remove each other one stays", async () => {
      const error = async (client: SupabaseClient, id: unknown) =>
        (await accounts.call(client, { action: "remove", id })).body.error;
      expect(await error(admin, await idOf(admin))).toBe(refusals.oneself);
      const [one, two] = [
        await accounts.join(admin, somebody()),
        await accounts.join(admin, somebody()),
      ];
      const ids = [await idOf(one), await idOf(two)];
      const { data: others } = await service.from("admin_users").select().throwOnError();
      const both = await Promise.all([
        accounts.call(one, { action: "remove", id: ids[1] }),
        accounts.call(two, { action: "remove", id: ids[0] }),
      ]);
      expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const { data: left } = await service.from("admin_users").select().throwOnError();
      expect(left).toHaveLength(others.length - 1);
      for (const { id } of left)
        await service.rpc("remove_administrator", { person: id, remover: null });
      expect((await service.from("admin_users").select().throwOnError()).data).toHaveLength(1);
      await backend.stop();
      await start();
    });

    test("is named by an id, and nobody goes by another", async () => {
      const before = (await service.from("admin_users").select().throwOnError()).data;
      const forged = ["", "x", "-".repeat(36), `${crypto.randomUUID()}' or true--`, "%", null, 7];
      for (const id of [...forged, [await idOf(admin)]]) {
        const { status, body } = await accounts.call(admin, { action: "remove", id });
        expect([status, body.error], String(id)).toEqual([404, refusals.missing]);
      }
      const stranger = { action: "remove", id: crypto.randomUUID() };
      expect((await accounts.call(admin, stranger)).body.error).toBe(refusals.missing);
      expect((await service.from("admin_users").select().throwOnError()).data).toEqual(before);
    });

    test("without an administrator's session is told nothing", async () => {
      const email = somebody();
      const stranger = await accounts.join(admin, email);
      await service
        .from("admin_users")
        .delete()
        .eq("id", await idOf(stranger))
        .throwOnError();
      const token = "x";
      const forAdministrators = [
        { action: "people" },
        { action: "invite", email: somebody() },
        { action: "withdraw", email },
        { action: "remove", id: await idOf(admin) },
        { action: "change-password", current: goodPassword, next: otherPassword },
      ];
      for (const fields of forAdministrators) {
        expect((await accounts.call(nobody, fields)).status, fields.action).toBe(401);
        expect((await accounts.call(stranger, fields)).status, fields.action).toBe(403);
      }
      for (const action of ["", "constructor", "toString"]) {
        expect((await accounts.call(nobody, { action, token })).status).toBe(400);
      }
    });
  });

  describe("a forgotten password", () => {
    const tokenIn = (mails: SmtpTrap["mails"]) =>
      /#(\S+)/.exec(mails.at(-1)?.parsed.text ?? "")?.[1] ?? "";

    test("is replaced by a mailed link, once, which ends the sessions", async () => {
      const email = somebody();
      const before = await accounts.join(admin, email);
      const mails = sent().length;
      const answers = [
        await accounts.call(nobody, { action: "forgotten", email: somebody() }),
        await accounts.call(nobody, { action: "forgotten", email: ` ${email.toUpperCase()}` }),
      ];
      expect(answers).toEqual([
        { status: 200, body: {} },
        { status: 200, body: {} },
      ]);
      await expect.poll(() => sent().length).toBe(mails + 1);
      const redeem = { action: "redeem", token: tokenIn(sent()), password: otherPassword };
      expect(await accounts.call(nobody, redeem)).toEqual({ status: 200, body: { email } });
      expect((await accounts.call(nobody, redeem)).status).toBe(404);
      expect(await isLetIn(before)).toBe(false);
      expect(await accounts.canSignIn(email, otherPassword)).toBe(true);
      expect(sent()).toHaveLength(mails + 1);
      expect(sent().at(-1)?.parsed.text).not.toContain("zaprasza");
    });

    test("of somebody who was removed or has changed it since is not replaced", async () => {
      const email = somebody();
      const person = await accounts.join(admin, email);
      const forget = async () => {
        const mails = sent().length;
        await accounts.call(nobody, { action: "forgotten", email });
        await expect.poll(() => sent().length).toBe(mails + 1);
        return { action: "redeem", token: tokenIn(sent()), password: otherPassword };
      };
      const first = await forget();
      const change = {
        action: "change-password",
        current: goodPassword,
        next: `${otherPassword}!`,
      };
      expect((await accounts.call(person, change)).status).toBe(200);
      expect((await accounts.call(nobody, first)).status).toBe(404);
      const second = await forget();
      await accounts.call(admin, { action: "remove", id: await idOf(person) });
      expect((await accounts.call(nobody, second)).status).toBe(404);
      expect(await accounts.canSignIn(email, otherPassword)).toBe(false);
    });

    test("is mailed three times an hour at most, and asked for by one address as often as one signs in", async () => {
      const strict = async (name: string, most: number) => {
        const { data } = await service.rpc("note_account_attempt", {
          subject: name,
          most,
          seconds: 60,
        });
        return data;
      };
      expect([await strict("a", 1), await strict("a", 1), await strict("b", 1)]).toEqual([
        true,
        false,
        true,
      ]);
      const email = somebody();
      await accounts.join(admin, email);
      const mails = sent().length;
      for (let at = 0; at < 5; at++) await accounts.call(nobody, { action: "forgotten", email });
      const marker = somebody();
      await accounts.join(admin, marker);
      await accounts.call(nobody, { action: "forgotten", email: marker });
      await expect.poll(() => sent().some(({ to }) => to.includes(marker))).toBe(true);
      expect(
        sent()
          .slice(mails)
          .filter(({ to }) => to.includes(email)),
      ).toHaveLength(3);
    });
  });

  test("without a mail server nothing is offered that needs one", async () => {
    const get = async () => {
      const request = new Request("http://site.test/functions/v1/accounts");
      return (await backend.handle(request, "192.0.2.1"))?.json();
    };
    expect(await get()).toEqual({ mail: true });
    await backend.stop();
    await start({ contact: { limit: 5 }, signInLimit: 2 });
    expect(await get()).toEqual({ mail: false });
    const forgotten = { action: "forgotten", email: boss.email };
    expect(await accounts.call(nobody, forgotten)).toEqual({
      status: 409,
      body: { error: refusals.noMail },
    });
    const look = () =>
      accounts.call(accounts.browser(), { action: "look", token: "x" }, "198.51.100.7");
    const statuses = [await look(), await look(), await look()].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 429]);
  });
});
