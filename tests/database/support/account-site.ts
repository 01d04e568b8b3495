import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach } from "vitest";
import type { Backend } from "../../../server/backend/shared/options.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";
import { Accounts, siteUrl } from "./accounts.ts";
import { onEachDatabase, useBackend } from "./databases.ts";
import { insideOf } from "./roles.ts";

export const boss = { email: "administrator@example.com", password: "administrator-long-password" };
let count = 0;
export const somebody = () => `osoba-${++count}@example.com`;

export async function idOf(client: SupabaseClient): Promise<string | undefined> {
  return (await client.auth.getSession()).data.session?.user.id;
}

/** `admin` is the browser of `boss`, signed in; `nobody` one without a session. */
type Site = { backend: Backend; accounts: Accounts } & Record<
  "service" | "admin" | "nobody",
  SupabaseClient
>;

const smtp = await startSmtp();
const contact = { limit: 5, smtpUrl: smtp.url, to: "biuro@kadr.example" };
const withMail = { siteUrl, contact };

/** Runs the tests with a started backend, on each database. */
export function withAccounts(
  define: (tools: {
    site: () => Site;
    smtp: () => SmtpTrap;
    sent: () => SmtpTrap["mails"];
  }) => void,
) {
  onEachDatabase((create) => {
    let site: Site;
    const enter = async (backend: Backend) => {
      const accounts = Accounts.of(backend);
      const admin = await accounts.signIn(boss.email, boss.password);
      site = { backend, accounts, service: insideOf(backend), admin, nobody: accounts.browser() };
    };
    useBackend(create, enter, withMail);
    beforeEach(async () => {
      site.admin = await site.accounts.signIn(boss.email, boss.password);
      smtp.mode = "ok";
    });

    define({
      site: () => site,
      smtp: () => smtp,
      // The mails with links; a self-test may come between them.
      sent: () => smtp.automatic.filter(({ parsed }) => /panelu strony/.test(parsed.subject ?? "")),
    });
  });
}
