import { createHash, randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { refusals } from "../../../supabase/functions/accounts/messages.ts";
import { post } from "../../database/samples.ts";
import { boss, idOf, somebody, withAccounts } from "../../database/support/account-site.ts";
import { goodPassword } from "../../database/support/accounts.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

withAccounts(({ site }) => {
  const remove = async (person: SupabaseClient) => {
    const fields = { action: "remove", id: await idOf(person) };
    expect((await site().accounts.call(site().admin, fields)).status).toBe(200);
  };
  const redeem = (token: string) =>
    site().accounts.call(site().nobody, { action: "redeem", token, password: goodPassword });

  /** A link to a new draft, made by whoever has this browser, or with the secret key. */
  const previewBy = async (maker: SupabaseClient) => {
    const { service } = site();
    const draft = post({ published_at: null });
    const { data } = await service.from("blog_posts").insert<object>(draft).select().single();
    const token = randomBytes(16).toString("hex");
    await maker
      .from("preview_links")
      .insert({ table_name: "blog_posts", record_id: data.id, token_hash: hashOf(token) })
      .throwOnError();
    return token;
  };
  const isShown = async (token: string) => {
    const { data } = await site().nobody.rpc("preview_record", { token }).throwOnError();
    return data !== null;
  };

  describe("with a person who is removed", () => {
    test("go the invitations and previews that they made, and only those", async () => {
      const { accounts, admin, service } = site();
      const [email, theirs, other] = [somebody(), somebody(), somebody()];
      const person = await accounts.join(admin, email);
      const [kept, left] = [
        await accounts.invite(person, theirs),
        await accounts.invite(admin, other),
      ];
      const [theirPreview, otherPreview] = [await previewBy(person), await previewBy(admin)];
      await person
        .rpc("note_open_record", { of_table: "blog_posts", of_record: 1, is_open: true })
        .throwOnError();
      const { body } = await accounts.call(admin, { action: "people" });
      expect(body.invitations).toEqual(
        expect.arrayContaining([
          { email: theirs, until: expect.any(String), by: email, roles: ["administrator"] },
          { email: other, until: expect.any(String), by: boss.email, roles: ["administrator"] },
        ]),
      );
      expect([await isShown(theirPreview), await isShown(otherPreview)]).toEqual([true, true]);

      await remove(person);
      expect(await redeem(kept)).toEqual({ status: 404, body: { error: refusals.deadLink } });
      expect(await accounts.canSignIn(theirs, goodPassword)).toBe(false);
      expect((await redeem(left)).status).toBe(200);
      expect([await isShown(theirPreview), await isShown(otherPreview)]).toEqual([false, true]);
      const open = await service.from("open_records").select().eq("email", email).throwOnError();
      expect(open.data).toEqual([]);
    });

    test("they go also when the row is deleted by hand", async () => {
      const { accounts, admin, service } = site();
      const person = await accounts.join(admin, somebody());
      const [token, preview] = [await accounts.invite(person, somebody()), await previewBy(person)];
      const id = await idOf(person);
      await service.from("admin_users").delete().eq("id", id).throwOnError();
      expect((await redeem(token)).status).toBe(404);
      expect(await isShown(preview)).toBe(false);
    });

    test("goes the right to make a link, also of a call that is on its way", async () => {
      const { accounts, admin, service } = site();
      const person = await accounts.join(admin, somebody());
      const made_by = await idOf(person);
      const link = (email: string) =>
        service
          .rpc("make_account_link", {
            ...{ purpose: "invitation", email, token_hash: hashOf(email), seconds: 60, made_by },
          })
          .throwOnError();
      expect((await link(somebody())).data).not.toBeNull();
      await remove(person);
      const email = somebody();
      expect((await link(email)).data).toBeNull();
      const { data } = await service.from("account_links").select().eq("email", email);
      expect(data).toEqual([]);
    });

    test("nobody names another as the maker of a link", async () => {
      const { admin } = site();
      const row = { table_name: "blog_posts", record_id: 1, token_hash: hashOf(somebody()) };
      const forged = await admin.from("preview_links").insert({ ...row, creator: null });
      expect(forged.error?.code).toBe("42501");
      const { data } = await admin.from("preview_links").insert(row).select().single();
      expect(data.creator).toBe(await idOf(admin));
    });
  });
});
