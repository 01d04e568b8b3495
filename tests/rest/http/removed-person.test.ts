import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { post } from "../../database/samples.ts";
import { goodPassword } from "../../database/support/accounts.ts";
import { runProgram } from "../../support/command.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { account, accountsOf } from "../../support/signed-in.ts";
import { emptySite } from "./support/empty-site.ts";

const site = await emptySite();

test.each(["the panel", "npm run admin"])(
  "who was removed by %s comes back by no link of their own",
  async (way) => {
    const accounts = accountsOf(site.url);
    const admin = await accounts.signIn(account.email, account.password);
    const [email, second] = [randomBytes(6).toString("hex"), randomBytes(6).toString("hex")].map(
      (name) => `${name}@kadr.example`,
    );
    const person = await accounts.join(admin, String(email));
    const token = await accounts.invite(person, String(second));
    await person
      .from("contact_settings")
      .upsert({ id: true, recipients: [second] })
      .throwOnError();
    const draft = post({ published_at: null });
    const { data } = await databaseOf(site.url)
      .from("blog_posts")
      .insert<object>(draft)
      .select()
      .single()
      .throwOnError();
    const preview = randomBytes(32).toString("base64url");
    const token_hash = createHash("sha256").update(preview).digest("hex");
    await person
      .from("preview_links")
      .insert({ table_name: "blog_posts", record_id: data.id, token_hash })
      .throwOnError();
    expect((await fetch(`${site.url}/podglad/${preview}`)).status).toBe(200);

    if (way === "the panel") {
      const { id } = (await person.auth.getUser()).data.user ?? {};
      expect((await accounts.call(admin, { action: "remove", id })).status).toBe(200);
    } else {
      const { output } = await runProgram("server/admin.ts", ["remove", String(email)], {
        ...demoKeys,
        DATA_DIR: site.dataDir,
      });
      expect(output).toContain(`${email} has no access any more.`);
      expect(output).toContain(`messages are mailed to ${second}`);
    }
    const redeem = { action: "redeem", token, password: goodPassword };
    expect((await accounts.call(accounts.browser(), redeem)).status).toBe(404);
    expect(await accounts.canSignIn(String(second), goodPassword)).toBe(false);
    expect((await fetch(`${site.url}/podglad/${preview}`)).status).toBe(404);
  },
);
