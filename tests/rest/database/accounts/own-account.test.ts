import { describe, expect, test } from "vitest";
import { refusals } from "../../../../supabase/functions/accounts/messages.ts";
import { boss, idOf, somebody, withAccounts } from "../../../database/support/account-site.ts";
import { goodPassword, isLetIn, otherPassword } from "../../../database/support/accounts.ts";

withAccounts(({ site, smtp, sent }) => {
  const tokenOf = (to: string) =>
    /#(\S+)/.exec(sent().findLast((mail) => mail.to.includes(to))?.parsed.text ?? "")?.[1] ?? "";

  describe("another address of one's own", () => {
    const ask = (email: string, current = goodPassword) => ({
      action: "change-address",
      email,
      current,
    });

    test("is confirmed by the link to it, once, and told to the old one", async () => {
      const { accounts, admin, nobody } = site();
      const [email, next] = [somebody(), somebody()];
      const person = await accounts.join(admin, email, ["author"]);
      expect((await accounts.call(person, ask(next.toUpperCase()))).status).toBe(200);
      expect(await accounts.canSignIn(next, goodPassword)).toBe(false);
      const token = tokenOf(next);
      const look = await accounts.call(nobody, { action: "look", token });
      expect(look.body).toMatchObject({ purpose: "address", email: next });
      const asPassword = { action: "redeem", token, password: otherPassword };
      expect((await accounts.call(nobody, asPassword)).status).toBe(404);

      const confirm = { action: "confirm-address", token };
      expect(await accounts.call(nobody, confirm)).toEqual({ status: 200, body: { email: next } });
      expect((await accounts.call(nobody, confirm)).body.error).toBe(refusals.deadLink);
      expect(await accounts.canSignIn(email, goodPassword)).toBe(false);
      expect(await accounts.canSignIn(next, goodPassword)).toBe(true);
      const signIns = 1;
      await expect.poll(() => sent().at(-1)?.to).toEqual([email]);
      expect(sent().at(-1)?.parsed.text).toContain(next);
      // The session goes on, and its next token has the new address.
      const { data } = await person.auth.refreshSession();
      expect(data.user?.email).toBe(next);
      const own = await accounts.call(person, { action: "account" });
      expect(own.body).toEqual({ email: next, mail: true, comesBack: false });
      // Nor has the question for the password left one.
      expect((await person.rpc("list_own_sessions")).data).toHaveLength(1 + signIns);
    });

    test("wants the password, one plain address, and one that nobody has", async () => {
      const { accounts, admin } = site();
      const email = somebody();
      const person = await accounts.join(admin, email);
      const mails = sent().length;
      const errors = async (fields: object) => (await accounts.call(person, fields)).body.error;
      expect(await errors(ask(somebody(), otherPassword))).toBe(refusals.wrongPassword);
      expect(await errors(ask("a@b.pl\nBcc: c@d.pl"))).toBe(refusals.badEmail);
      expect(await errors(ask(email))).toBe(refusals.sameAddress);
      expect(await errors(ask(boss.email))).toBe(refusals.takenAddress);
      smtp().mode = "never";
      expect(await errors(ask(somebody()))).toBe(refusals.mailRefused);
      expect(sent()).toHaveLength(mails);
    });

    test("is not taken by a link that a new password, another link or a removal has ended", async () => {
      const { accounts, admin, nobody } = site();
      const email = somebody();
      const person = await accounts.join(admin, email);
      const request = async (next: string, password?: string) => {
        expect((await accounts.call(person, ask(next, password))).status).toBe(200);
        return { action: "confirm-address", token: tokenOf(next) };
      };
      const first = await request(somebody());
      const second = await request(somebody());
      expect((await accounts.call(nobody, first)).status).toBe(404);
      const change = { action: "change-password", current: goodPassword, next: otherPassword };
      await accounts.call(person, change);
      expect((await accounts.call(nobody, second)).status).toBe(404);
      const again = await accounts.signIn(email, otherPassword);
      const next = somebody();
      await accounts.call(again, ask(next, otherPassword));
      await accounts.call(admin, { action: "remove", id: await idOf(again) });
      const third = { action: "confirm-address", token: tokenOf(next) };
      expect((await accounts.call(nobody, third)).status).toBe(404);
    });
  });

  describe("what somebody sets for themselves", () => {
    test("is a name and a mail about drafts, of nobody else, and no role", async () => {
      const { accounts, admin } = site();
      const author = await accounts.join(admin, somebody(), ["author"]);
      const id = await idOf(author);
      const own = { name: "Ola Nowak", wants_review_mail: true };
      await author.from("admin_users").update(own).eq("id", id).throwOnError();
      const { data } = await author.from("admin_users").select("name, wants_review_mail");
      expect(data).toEqual([own]);
      const other = await author
        .from("admin_users")
        .update(own)
        .eq("id", await idOf(admin))
        .select("id");
      expect(other.data).toEqual([]);
      for (const wrong of [{ roles: ["administrator"] }, { invited_by: id }]) {
        const { error } = await author.from("admin_users").update(wrong).eq("id", id);
        expect(error?.code).toBe("42501");
      }
      for (const name of ["ola@kadr.pl", " ", "Ola\nNowak", "x".repeat(101)]) {
        const { error } = await author.from("admin_users").update({ name }).eq("id", id);
        expect(error?.code, name).toBe("23514");
      }
    });

    test("the list of sessions has one's own with their devices, and the others end at once", async () => {
      const { accounts, admin, backend } = site();
      const email = somebody();
      await accounts.join(admin, email);
      const sign = await backend.handle(
        new Request("http://site.test/auth/v1/token?grant_type=password", {
          method: "POST",
          headers: { apikey: backend.publishableKey, "user-agent": "Firefox/141.0 (Windows)" },
          body: JSON.stringify({ email, password: goodPassword }),
        }),
        "192.0.2.1",
      );
      const session = await sign?.json();
      const elsewhere = accounts.browser();
      await elsewhere.auth.setSession(session);
      const here = await accounts.signIn(email, goodPassword);
      const list = async () => (await here.rpc("list_own_sessions").throwOnError()).data;
      const sessions = await list();
      expect(sessions).toHaveLength(3);
      expect(sessions[0]).toMatchObject({ is_this: true });
      expect(sessions).toContainEqual(
        expect.objectContaining({ is_this: false, device: "Firefox/141.0 (Windows)" }),
      );
      await here.auth.signOut({ scope: "others" });
      expect(await list()).toHaveLength(1);
      expect([await isLetIn(here), await isLetIn(elsewhere)]).toEqual([true, false]);
    });
  });
});
