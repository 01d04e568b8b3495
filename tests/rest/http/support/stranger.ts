import { randomUUID } from "node:crypto";
import { runProgram } from "../../../support/command.ts";
import { databaseOf, demoKeys } from "../../../support/demo-keys.ts";
import { account, writerEnv } from "../../../support/signed-in.ts";
import type { SharedSite } from "../../../support/sites/shared-sites.ts";

type Headers = Record<string, string>;
const { SUPABASE_PUBLISHABLE_KEY: apikey } = demoKeys;
export const passOf = (token: string): Headers => ({ apikey, authorization: `Bearer ${token}` });

/**
 * On a site with `writerEnv`, those who may not do what an administrator may: nobody, a made-up token, somebody who is
 * signed in and no administrator; and an administrator whose browser asks from another site.
 */
export async function outsiders(site: Pick<SharedSite, "url" | "dataDir">): Promise<Headers[]> {
  const email = `obcy-${randomUUID()}@x.pl`;
  const env = { ...writerEnv, DATA_DIR: site.dataDir };
  const { output } = await runProgram("server/admin.ts", ["add", email], env);
  const database = databaseOf(site.url);
  const { data: own } = await database.auth.signInWithPassword(account);
  const administrators = databaseOf(site.url).from("admin_users").delete();
  await administrators.neq("id", own.user?.id).throwOnError();
  const password = output.trim().split("\n").at(-1) ?? "";
  const { data, error } = await databaseOf(site.url).auth.signInWithPassword({ email, password });
  if (error) throw error;
  const elsewhere = { ...passOf(own.session?.access_token ?? ""), "sec-fetch-site": "cross-site" };
  return [{}, { apikey }, passOf("made-up"), passOf(data.session.access_token), elsewhere];
}
