import { describe, expect, test } from "vitest";
import { refusals } from "../../../../supabase/functions/accounts/messages.ts";
import { boss, idOf, somebody, withAccounts } from "../../../database/support/account-site.ts";
import { goodPassword, isLetIn, otherPassword } from "../../../database/support/accounts.ts";
import type { SmtpTrap } from "../../../support/smtp.ts";

withAccounts(({ site, smtp, sent }) => {
  describe("an invitation", () => {
    test("makes an administrator, once", async () => {
      const { accounts, admin, nobody, service } = site();
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
      expect(
        JSON.stringify((await service.from("account_links").select().throwOnError()).data),
      ).not.toContain(token);
    });

    test("is void when it expired, was withdrawn, replaced or guessed", async () => {
      const { accounts, admin, nobody, service } = site();
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
      const [row] = (await service.from("account_links").select().throwOnError()).data;
      for (const guess of ["", "x", String(row?.token_hash), "%", "a".repeat(3000)])
        await dead(guess);
      expect(await accounts.canSignIn(email, goodPassword)).toBe(false);
    });

    test("is mailed, and shown when the mail server refuses it", async () => {
      const { accounts, admin, nobody } = site();
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
      smtp().mode = "never";
      const shown = await accounts.call(admin, invite);
      expect(shown.body).toMatchObject({ mailed: false, token: expect.any(String) });
    });

    test("goes to one plain address, of somebody without access", async () => {
      const { accounts, admin } = site();
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

  describe("a forgotten password", () => {
    const tokenIn = (mails: SmtpTrap["mails"]) =>
      /#(\S+)/.exec(mails.at(-1)?.parsed.text ?? "")?.[1] ?? "";

    test("is replaced by a mailed link, once, which ends the sessions", async () => {
      const { accounts, admin, nobody } = site();
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
      const { accounts, admin, nobody } = site();
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

    test("is mailed three times an hour at most", async () => {
      const { accounts, admin, nobody } = site();
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
});
