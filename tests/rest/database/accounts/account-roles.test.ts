import { describe, expect, test } from "vitest";
import { refusals } from "../../../../supabase/functions/accounts/messages.ts";
import { idOf, somebody, withAccounts } from "../../../database/support/account-site.ts";
import { goodPassword, otherPassword } from "../../../database/support/accounts.ts";

withAccounts(({ site }) => {
  describe("the roles of a person", () => {
    test("come with the invitation, and are changed by administrators alone", async () => {
      const { accounts, admin } = site();
      const email = somebody();
      const author = await accounts.join(admin, email, ["author"]);
      const id = await idOf(author);
      const change = { action: "set-roles", id, roles: ["administrator"] };
      for (const fields of [
        change,
        { action: "people" },
        { action: "invite", email: somebody() },
        { action: "withdraw", email },
        { action: "remove", id: await idOf(admin) },
      ]) {
        expect((await accounts.call(author, fields)).status, fields.action).toBe(403);
      }
      const roles = ["editor", "enquiries"];
      expect((await accounts.call(admin, { ...change, roles })).status).toBe(200);
      const { body } = await accounts.call(admin, { action: "people" });
      expect(body.people).toContainEqual(expect.objectContaining({ email, roles }));
      // A password is everybody's own.
      const own = { action: "change-password", current: goodPassword, next: otherPassword };
      expect((await accounts.call(author, own)).status).toBe(200);
    });

    test("of the last administrator stay, beside how many others there may be", async () => {
      const { accounts, admin, service } = site();
      await accounts.join(admin, somebody(), ["editor"]);
      const id = await idOf(admin);
      const { data } = await service.from("admin_users").select("id").neq("id", id).throwOnError();
      const others = data.map((row) => String(row.id));
      for (const other of others) {
        await accounts.call(admin, { action: "set-roles", id: other, roles: ["editor"] });
      }
      const lower = { action: "set-roles", id, roles: ["editor"] };
      const { status, body } = await accounts.call(admin, lower);
      expect([status, body.error]).toEqual([409, refusals.lastAdministrator]);
      const gone = await service.rpc("remove_administrator", { person: id, remover: null });
      expect(gone.data).toBe("last");
    });

    test("end the invitations of somebody who is no administrator any more", async () => {
      const { accounts, admin, nobody } = site();
      const second = await accounts.join(admin, somebody());
      const token = await accounts.invite(second, somebody());
      const id = await idOf(second);
      await accounts.call(admin, { action: "set-roles", id, roles: ["editor"] });
      const redeem = { action: "redeem", token, password: goodPassword };
      expect((await accounts.call(nobody, redeem)).body.error).toBe(refusals.deadLink);
    });
  });
});
