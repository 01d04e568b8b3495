import { randomUUID } from "node:crypto";
import { runProgram } from "../../../support/command.ts";
import { databaseOf } from "../../../support/demo-keys.ts";
import { account, writerEnv } from "../../../support/signed-in.ts";
import type { SharedSite } from "../../../support/sites/shared-sites.ts";

/** The token of somebody who is signed in to a site with `writerEnv` and no administrator of it. */
export async function signInStranger(site: Pick<SharedSite, "url" | "dataDir">): Promise<string> {
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
  return data.session.access_token;
}
