import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { codeAt } from "../../../supabase/functions/accounts/totp.ts";
import { expectFunctions, testTables } from "../../database/permissions/matrix.ts";
import { message, post } from "../../database/samples.ts";
import { goodPassword, isLetIn, otherPassword } from "../../database/support/accounts.ts";
import { hasPostgres } from "../../database/support/databases.ts";
import { authProgram, startRealAuth } from "../../database/support/real-auth.ts";
import type { Team } from "../../database/support/roles.ts";

const boss = { email: "szefowa@kadr.example", password: "Pomarańczowy wiatrak 3" };

// `npm run test:nightly` says when this is left out.
describe.skipIf(!authProgram || !hasPostgres)("accounts on the real Supabase Auth", () => {
  let real: Awaited<ReturnType<typeof startRealAuth>>;
  // Lite tells there what the database refused.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  beforeAll(async () => {
    real = await startRealAuth(authProgram ?? "");
    await real.people.add(boss.email, boss.password, ["administrator"]);
  });
  afterAll(() => real?.stop());
  const bossIn = () => real.accounts.signIn(boss.email, boss.password);

  test("sign-in and refresh keep a session, signing out everywhere ends it at once", async () => {
    const [here, elsewhere] = [await bossIn(), await bossIn()];
    expect(await isLetIn(here)).toBe(true);
    const { data, error } = await elsewhere.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTypeOf("string");
    expect(await isLetIn(elsewhere)).toBe(true);
    expect((await here.auth.signOut({ scope: "global" })).error).toBeNull();
    expect(await isLetIn(elsewhere)).toBe(false);
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await real.people.list())[0]?.lastSignIn).toBeTypeOf("string");
  });

  test("an invitation makes an administrator, once", async () => {
    const { accounts } = real;
    const token = await accounts.invite(await bossIn(), "ola@kadr.example");
    const redeem = { action: "redeem", token, password: goodPassword };
    expect(await accounts.call(accounts.browser(), redeem)).toMatchObject({ status: 200 });
    expect(await accounts.call(accounts.browser(), redeem)).toMatchObject({ status: 404 });
    expect(await isLetIn(await accounts.signIn("ola@kadr.example", goodPassword))).toBe(true);
  });

  test("a changed password ends every session with its running token", async () => {
    const { accounts } = real;
    const here = await accounts.join(await bossIn(), "ewa@kadr.example");
    const elsewhere = await accounts.signIn("ewa@kadr.example", goodPassword);
    const change = { action: "change-password", current: "wrong", next: otherPassword };
    expect(await accounts.call(here, change)).toMatchObject({ status: 400 });
    expect(await isLetIn(here)).toBe(true);
    expect(await accounts.call(here, { ...change, current: goodPassword })).toMatchObject({
      status: 200,
    });
    expect([await isLetIn(here), await isLetIn(elsewhere)]).toEqual([false, false]);
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect(await isLetIn(await accounts.signIn("ewa@kadr.example", otherPassword))).toBe(true);
    expect(await accounts.canSignIn("ewa@kadr.example", goodPassword)).toBe(false);
  });

  test("a forgotten password is replaced by the mailed link", async () => {
    const { accounts, letters } = real;
    const before = await accounts.join(await bossIn(), "iga@kadr.example");
    await accounts.call(accounts.browser(), { action: "forgotten", email: "nikt@kadr.example" });
    await accounts.call(accounts.browser(), { action: "forgotten", email: "iga@kadr.example" });
    await expect.poll(() => letters.at(-1)?.to).toBe("iga@kadr.example");
    expect(letters.map(({ to }) => to)).not.toContain("nikt@kadr.example");
    const token = /#(\S+)/.exec(letters.at(-1)?.text ?? "")?.[1];
    const redeem = { action: "redeem", token, password: otherPassword };
    expect(await accounts.call(accounts.browser(), redeem)).toMatchObject({ status: 200 });
    expect(await isLetIn(before)).toBe(false);
    expect(await accounts.canSignIn("iga@kadr.example", otherPassword)).toBe(true);
  });

  test("the second factor of ours, and one of its own MFA beside it, are asked for", async () => {
    const { accounts, people } = real;
    const email = "zoe@kadr.example";
    const here = await accounts.join(await bossIn(), email);
    const signIn = () => accounts.signIn(email, goodPassword);
    const { secret } = (await accounts.call(here, { action: "factor-start" })).body;
    const first = { action: "factor-finish", code: codeAt(String(secret), Date.now()) };
    const { codes } = (await accounts.call(here, first)).body;
    expect(await isLetIn(here)).toBe(true);
    const left = Array.isArray(codes) ? codes.map(String) : [];
    const give = async (browser: SupabaseClient) =>
      (await accounts.call(browser, { action: "factor-give", code: left.pop() })).status;

    const half = await signIn();
    expect(await isLetIn(half)).toBe(false);
    expect(await give(half)).toBe(200);
    expect((await half.auth.refreshSession()).error).toBeNull();
    expect(await isLetIn(half)).toBe(true);

    // The password alone may enroll there, which opens nothing here.
    const enrolling = await signIn();
    const { data, error } = await enrolling.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const code = codeAt(data.totp.secret, Date.now());
    const verified = await enrolling.auth.mfa.challengeAndVerify({ factorId: data.id, code });
    expect(verified.error).toBeNull();
    expect(await isLetIn(enrolling)).toBe(false);
    expect(await give(enrolling)).toBe(200);
    expect(await isLetIn(enrolling)).toBe(true);
    const assured = await signIn();
    expect(await give(assured)).toBe(200);
    expect(await isLetIn(assured)).toBe(false);
    const looked = await accounts.call(assured, { action: "factor" });
    expect(looked.body.state).toBe("assurance");

    const id = (await people.find(email))?.id;
    const reset = await accounts.call(await bossIn(), { action: "factor-reset", id });
    expect(reset.status).toBe(200);
    expect(await isLetIn(await signIn())).toBe(true);
  });

  test("a removed person is out at once, and the last one stays", async () => {
    const { accounts, people } = real;
    const admin = await bossIn();
    const removed = await accounts.join(admin, "jan@kadr.example");
    const id = (await people.find("jan@kadr.example"))?.id;
    expect(await accounts.call(admin, { action: "remove", id })).toMatchObject({ status: 200 });
    expect(await isLetIn(removed)).toBe(false);
    expect((await removed.auth.refreshSession()).error).not.toBeNull();
    expect(await accounts.canSignIn("jan@kadr.example", goodPassword)).toBe(false);
    const me = (await people.find(boss.email))?.id ?? "";
    expect(await accounts.call(admin, { action: "remove", id: me })).toMatchObject({ status: 409 });
    for (const person of await people.list()) {
      if (person.id !== me) expect(await people.remove(person.id, null)).toBe("removed");
    }
    expect(await people.remove(me, null)).toBe("last");
  });
});

describe.skipIf(!authProgram || !hasPostgres)(
  "the matrix, with tokens of the real Supabase Auth",
  () => {
    let real: Awaited<ReturnType<typeof startRealAuth>>;
    let team: Team;
    beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
    beforeAll(async () => {
      real = await startRealAuth(authProgram ?? "");
      team = await real.team();
    });
    afterAll(() => real?.stop());

    testTables(() => team);

    test("everybody gets of the panel's functions what their roles allow", async () => {
      await team.service
        .from("contact_messages")
        .insert({
          ...message(),
          visit: { host: "google.com", pages: ["/blog/1"] },
        })
        .throwOnError();
      await team.service
        .from("blog_posts")
        .insert(post({ tags: ["Montaż"] }))
        .throwOnError();
      await expectFunctions(team, false);
    }, 300_000);
  },
);
