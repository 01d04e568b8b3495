import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { callerOf, holderOf } from "../../../../supabase/functions/accounts/caller.ts";
import { createFactors } from "../../../../supabase/functions/accounts/factors.ts";
import { createHandler } from "../../../../supabase/functions/accounts/handler.ts";
import { refusals } from "../../../../supabase/functions/accounts/messages.ts";
import { createPeople } from "../../../../supabase/functions/accounts/people.ts";
import { codeAt } from "../../../../supabase/functions/accounts/totp.ts";
import { idOf, somebody, withAccounts } from "../../../database/support/account-site.ts";
import {
  Accounts,
  goodPassword,
  isLetIn,
  otherPassword,
} from "../../../database/support/accounts.ts";
import { hasPostgres, openSupabaseShaped } from "../../../database/support/databases.ts";
import { insideOf } from "../../../database/support/roles.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const ok = { status: 200, body: {} };

withAccounts(({ site }) => {
  /** The same site, with ten attempts a minute and a clock of its own. */
  function withClock() {
    const { backend, accounts: usual } = site();
    const clock = { now: Date.parse("2026-11-25T12:00:10Z") };
    const connect = () => insideOf(backend);
    const handle = createHandler({
      people: createPeople(connect),
      factors: createFactors(connect),
      caller: (asked) => callerOf(asked, backend.address),
      holder: (asked) => holderOf(asked, backend.address),
      hashAddress: async () => "somewhere",
      limit: 10,
      now: () => clock.now,
      later: () => {},
      log: () => {},
    });
    const accounts = new Accounts(async (request, address) => {
      if (new URL(request.url).pathname === "/functions/v1/accounts") return handle(request);
      return (await backend.handle(request, address)) ?? new Response(null, { status: 404 });
    }, backend.publishableKey);
    return { accounts, clock, usual };
  }

  type Clocked = ReturnType<typeof withClock>;

  /** A new person with a second factor, in a session in which it was given. */
  async function person({ accounts, clock, usual }: Clocked, roles?: string[]) {
    const email = somebody();
    const browser = await usual.join(site().admin, email, roles);
    const { body } = await accounts.call(browser, { action: "factor-start" });
    const secret = String(body.secret);
    const code = codeAt(secret, clock.now);
    const finished = await accounts.call(browser, { action: "factor-finish", code });
    expect(finished.status).toBe(200);
    const codes = Array.isArray(finished.body.codes) ? finished.body.codes.map(String) : [];
    return { email, browser, secret, codes, signIn: () => accounts.signIn(email, goodPassword) };
  }

  const give = (accounts: Accounts, browser: SupabaseClient, code: string, remember = false) =>
    accounts.call(browser, { action: "factor-give", code, remember });
  const stateOf = async (accounts: Accounts, browser: SupabaseClient, device = "") =>
    (await accounts.call(browser, { action: "factor", device })).body.state;

  describe("with a second factor", () => {
    test("the password alone opens nothing, and with the code all of it, also after a refresh", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { browser, secret, signIn } = await person(site);
      expect(await isLetIn(browser)).toBe(true);
      clock.now += minute;
      const half = await signIn();
      expect(await stateOf(accounts, half)).toBe("code");
      expect(await isLetIn(half)).toBe(false);
      for (const action of [
        ...["people", "invite", "remove", "set-roles", "change-password", "factor-start"],
        ...["factor-finish", "factor-remove", "factor-codes", "factor-forget-devices"],
        ...["factor-reset", "factor-require"],
      ]) {
        const code = codeAt(secret, clock.now);
        const tried = await accounts.call(half, { action, code, required: false });
        expect([tried.status, tried.body.error], action).toEqual([403, refusals.notAdmin]);
      }
      expect(await give(accounts, half, codeAt(secret, clock.now))).toEqual(ok);
      expect(await isLetIn(half)).toBe(true);
      expect((await half.auth.refreshSession()).error).toBeNull();
      expect(await isLetIn(half)).toBe(true);
      expect(await isLetIn(await signIn())).toBe(false);
    });

    test("a code works once, for half a minute more, and not 61 s later", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { secret, signIn } = await person(site);
      const half = await signIn();
      const refused = { status: 400, body: { error: refusals.wrongCode } };
      // The one that turned it on.
      expect(await give(accounts, half, codeAt(secret, clock.now))).toEqual(refused);
      clock.now += 10 * minute;
      expect(await give(accounts, half, codeAt(secret, clock.now - 61_000))).toEqual(refused);
      const code = codeAt(secret, clock.now - 30_000);
      expect(await give(accounts, half, code)).toEqual(ok);
      expect(await give(accounts, await signIn(), code)).toEqual(refused);
      expect(await give(accounts, await signIn(), codeAt(secret, clock.now))).toEqual(ok);
    });

    test("the eleventh code within a minute is not looked at, right as it may be", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { secret, codes, signIn } = await person(site);
      clock.now += minute;
      const half = await signIn();
      const right = codeAt(secret, clock.now);
      const wrong = right === "000000" ? "000001" : "000000";
      const statuses: number[] = [];
      // One was for turning it on.
      for (let at = 2; at <= 11; at++) statuses.push((await give(accounts, half, wrong)).status);
      expect(statuses).toEqual([...Array(9).fill(400), 429]);
      expect((await give(accounts, half, right)).status).toBe(429);
      expect((await give(accounts, half, codes[0] ?? "")).body.error).toBe(refusals.tooMany);
      expect(await isLetIn(half)).toBe(false);
    });

    test("each of ten recovery codes opens once, and new ones end the old", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { secret, codes, signIn } = await person(site);
      expect(codes).toHaveLength(10);
      const [first = "", second = "", third = ""] = codes;
      const half = await signIn();
      expect(await give(accounts, half, first.toUpperCase())).toEqual(ok);
      expect(await isLetIn(half)).toBe(true);
      const next = await signIn();
      expect((await give(accounts, next, first)).body.error).toBe(refusals.wrongRecoveryCode);
      expect(await give(accounts, next, second.replace("-", ""))).toEqual(ok);
      clock.now += minute;
      const renewal = { action: "factor-codes", code: codeAt(secret, clock.now) };
      const { body } = await accounts.call(next, renewal);
      expect(body.codes).toHaveLength(10);
      expect(body.codes).not.toContain(third);
      expect((await give(accounts, await signIn(), third)).status).toBe(400);
    });

    test("a remembered device opens for 30 days, for its owner, until it is forgotten", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { browser, codes, signIn } = await person(site);
      const { body } = await give(accounts, await signIn(), codes[0] ?? "", true);
      const device = String(body.device);
      const state = async () => stateOf(accounts, await signIn(), device);
      expect(await state()).toBe("open");
      clock.now += 30 * day - minute;
      expect(await state()).toBe("open");
      clock.now += minute;
      expect(await state()).toBe("code");
      clock.now -= 10 * day;
      const other = await person(site);
      expect(await stateOf(accounts, await other.signIn(), device)).toBe("code");
      expect(await stateOf(accounts, await signIn(), `${device}0`)).toBe("code");
      expect(await accounts.call(browser, { action: "factor-forget-devices" })).toEqual(ok);
      expect(await state()).toBe("code");
    });

    test("a changed password brings its session in, and ends remembered devices", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { email, browser, codes } = await person(site);
      const half = await accounts.signIn(email, goodPassword);
      const remembered = (await give(accounts, half, codes[0] ?? "", true)).body.device;
      const change = { action: "change-password", current: goodPassword, next: otherPassword };
      const { body } = await accounts.call(browser, change);
      const next = () => accounts.signIn(email, otherPassword);
      expect(await stateOf(accounts, await next(), String(remembered))).toBe("code");
      const session = await next();
      expect(await stateOf(accounts, session, String(body.device))).toBe("open");
      expect(await isLetIn(session)).toBe(true);
      clock.now += 3 * minute;
      expect(await stateOf(accounts, await next(), String(body.device))).toBe("code");
    });

    test("it is turned off with a code, and not begun anew without", async () => {
      const site = withClock();
      const { accounts, clock } = site;
      const { browser, secret, signIn } = await person(site);
      const begun = await accounts.call(browser, { action: "factor-start" });
      expect([begun.status, begun.body.error]).toEqual([409, refusals.hasFactor]);
      clock.now += minute;
      const off = (code: string) => accounts.call(browser, { action: "factor-remove", code });
      expect((await off("")).status).toBe(400);
      expect(await off(codeAt(secret, clock.now))).toEqual(ok);
      expect(await isLetIn(await signIn())).toBe(true);
    });

    test("another administrator resets it, nobody else", async () => {
      const site = withClock();
      const { accounts } = site;
      const lost = await person(site);
      const boss = await person(site);
      const author = await person(site, ["author"]);
      const id = await idOf(lost.browser);
      const reset = { action: "factor-reset", id };
      expect((await accounts.call(author.browser, reset)).status).toBe(403);
      expect((await accounts.call(lost.browser, reset)).body.error).toBe(refusals.ownFactor);
      const { body } = await accounts.call(boss.browser, { action: "people" });
      expect(body.people).toContainEqual(expect.objectContaining({ id, hasFactor: true }));
      expect(await accounts.call(boss.browser, reset)).toEqual(ok);
      expect((await accounts.call(boss.browser, reset)).body.error).toBe(refusals.noFactor);
      expect(await isLetIn(await lost.signIn())).toBe(true);
    });
  });

  test("where everybody must have one, whoever has none sets it up and opens nothing before", async () => {
    const clocked = withClock();
    const { accounts, clock, usual } = clocked;
    const email = somebody();
    const without = await usual.join(site().admin, email);
    const demand = { action: "factor-require", required: true };
    const early = await accounts.call(without, demand);
    expect([early.status, early.body.error]).toEqual([409, refusals.firstOwnFactor]);
    const boss = await person(clocked);
    expect(await accounts.call(boss.browser, demand)).toEqual(ok);
    try {
      expect((await without.from("admin_users").select("id")).status).toBe(401);
      expect(await isLetIn(without)).toBe(false);
      expect((await accounts.call(without, { action: "people" })).status).toBe(401);
      expect(await stateOf(accounts, without)).toBe("setup");
      const { body } = await accounts.call(without, { action: "factor-start" });
      const code = codeAt(String(body.secret), clock.now);
      const finished = await accounts.call(without, { action: "factor-finish", code });
      expect(finished.body.codes).toHaveLength(10);
      expect(await isLetIn(without)).toBe(true);
    } finally {
      await accounts.call(boss.browser, { ...demand, required: false });
    }
    expect(await stateOf(accounts, site().admin)).toBe("open");
  });

  test("a stranger has none, and nobody is asked for a session", async () => {
    const { accounts, backend } = site();
    const email = somebody();
    const made = { email, password: goodPassword, email_confirm: true };
    await insideOf(backend).auth.admin.createUser(made);
    const stranger = await accounts.signIn(email, goodPassword);
    for (const action of ["factor", "factor-start", "factor-give"]) {
      const { status, body } = await accounts.call(stranger, { action });
      expect([status, body.state]).toEqual(action === "factor" ? [200, "none"] : [403, undefined]);
      expect((await accounts.call(accounts.browser(), { action })).status).toBe(401);
    }
  });
});

describe.skipIf(!hasPostgres)("a factor of Supabase's own MFA", () => {
  test("is asked for by the assurance of the token, beside the one of ours", async () => {
    const database = await openSupabaseShaped();
    const id = "00000000-0000-4000-8000-000000000002";
    await database.query(`insert into auth.users (id, email) values ('${id}', 'a@a.test');
      insert into auth.sessions (id, user_id) values ('${id}', '${id}');
      insert into admin_users (id) values ('${id}')`);
    const rolesAt = async (aal: string) => {
      const claims = JSON.stringify({ sub: id, session_id: id, aal });
      await database.query(`begin; set local role authenticated;
        select set_config('request.jwt.claims', '${claims}', true)`);
      const [row] = await database.query("select private.roles()");
      await database.query("commit");
      return row?.roles;
    };
    const all = ["administrator"];
    const add = `insert into auth.mfa_factors (user_id, status) values ('${id}', 'unverified')`;
    await database.query(add);
    expect([await rolesAt("aal1"), await rolesAt("aal2")]).toEqual([all, all]);
    await database.query("update auth.mfa_factors set status = 'verified'");
    expect([await rolesAt("aal1"), await rolesAt("aal2")]).toEqual([[], all]);
    const secret = "A".repeat(32);
    await database.query(`select start_second_factor('${id}', '${secret}');
      select finish_second_factor('${id}', null, '${secret}', 1, '{}')`);
    expect(await rolesAt("aal2")).toEqual([]);
    await database.query(`select take_second_factor_code('${id}', '${id}', 2)`);
    expect([await rolesAt("aal1"), await rolesAt("aal2")]).toEqual([[], all]);
    await database.close();
  });
});
