import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { refusals } from "../../../../supabase/functions/accounts/messages.ts";
import { boss, idOf, somebody, withAccounts } from "../../../database/support/account-site.ts";
import { goodPassword, isLetIn, otherPassword } from "../../../database/support/accounts.ts";
import { withRolesOnEachDatabase } from "../../../database/support/databases.ts";

withAccounts(({ site }) => {
  describe("a password", () => {
    test("is changed by its owner, and every session ends with the running tokens", async () => {
      const { accounts, admin } = site();
      const email = somebody();
      const here = await accounts.join(admin, email);
      const elsewhere = await accounts.signIn(email, goodPassword);
      expect(await isLetIn(elsewhere)).toBe(true);
      const change = { action: "change-password", current: goodPassword, next: otherPassword };
      expect(await accounts.call(here, change)).toEqual({ status: 200, body: { email } });
      expect([await isLetIn(here), await isLetIn(elsewhere)]).toEqual([false, false]);
      expect((await elsewhere.from("admin_users").select("id")).error?.code).toBe("PT401");
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
      expect((await accounts.call(elsewhere, { action: "people" })).status).toBe(401);
      expect(await accounts.canSignIn(email, goodPassword)).toBe(false);
      expect(await isLetIn(await accounts.signIn(email, otherPassword))).toBe(true);
      expect(await isLetIn(admin)).toBe(true);
    });

    test("stays when the old one is wrong, or the new one is obvious, the same or too long", async () => {
      const { accounts, admin } = site();
      const refused = async (current: string, next: string) =>
        (await accounts.call(admin, { action: "change-password", current, next })).body.error;
      expect(await refused("wrong", goodPassword)).toBe(refusals.wrongPassword);
      expect(await refused(boss.password, boss.password)).toBe(refusals.samePassword);
      for (const next of ["kot", "123456789012", boss.email, "x".repeat(73), "haslo1234567"]) {
        expect(await refused(boss.password, next), next).toMatch(/^(Hasło|To hasło)/);
      }
      expect(await accounts.canSignIn(boss.email, boss.password)).toBe(true);
    });

    test("is guessed from many networks, of which no more than ten thousand attempts are kept", async () => {
      const { service } = site();
      const attempts = Array.from({ length: 10_020 }, (_, at) => ({
        subject: `network ${at}`,
        created_at: new Date(Date.now() - at).toISOString(),
      }));
      await service.from("account_attempts").insert(attempts).throwOnError();
      const one = { subject: "one more", most: 1, seconds: 60 };
      expect((await service.rpc("note_account_attempt", one)).data).toBe(true);
      expect((await service.rpc("note_account_attempt", one)).data).toBe(false);
      const kept = service.from("account_attempts").select("*", { count: "exact", head: true });
      expect((await kept.throwOnError()).count).toBeLessThanOrEqual(10_001);
    });

    test("of everybody stays when one signs out everywhere, who then is out everywhere", async () => {
      const { accounts, admin } = site();
      const elsewhere = await accounts.signIn(boss.email, boss.password);
      const { error } = await admin.auth.signOut({ scope: "global" });
      expect(error).toBeNull();
      expect(await isLetIn(elsewhere)).toBe(false);
      expect(await accounts.canSignIn(boss.email, boss.password)).toBe(true);
    });
  });

  describe("a person", () => {
    test("who is removed is out at once, and cannot come back by an older link", async () => {
      const { accounts, admin } = site();
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
      const { accounts, admin, service } = site();
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
      const id = await idOf(admin);
      await service.from("admin_users").upsert({ id }).throwOnError();
    });

    test("without an administrator's session is told nothing", async () => {
      const { accounts, admin, nobody, service } = site();
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
});

withRolesOnEachDatabase((roles) => {
  test("without a mail server nothing is offered that needs one", async () => {
    const path = "/functions/v1/accounts";
    expect(await (await roles().request("nobody", path)).json()).toEqual({ mail: false });
    const body = JSON.stringify({ action: "forgotten", email: boss.email });
    const headers = { "content-type": "application/json" };
    const answer = await roles().request("nobody", path, { method: "POST", headers, body });
    expect([answer.status, await answer.json()]).toEqual([409, { error: refusals.noMail }]);
  });
});
