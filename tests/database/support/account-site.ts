import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Backend } from "../../../server/backend/shared/options.ts";
import { startBackend } from "../../../server/backend/web/start.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";
import { Accounts, siteUrl } from "./accounts.ts";
import { onEachDatabase, type TestDatabase } from "./databases.ts";

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

/** Runs the tests with a started backend, on each database. */
export function withAccounts(
  define: (tools: {
    site: () => Site;
    restart: (changes?: object) => Promise<void>;
    smtp: () => SmtpTrap;
    sent: () => SmtpTrap["mails"];
  }) => void,
) {
  onEachDatabase((create) => {
    let database: TestDatabase;
    let smtp: SmtpTrap;
    let site: Site;
    const start = async (changes: object = {}) => {
      const backend = await startBackend({
        ...{ dataDir: database.dataDir, databaseUrl: database.databaseUrl },
        ...{ adminEmail: boss.email, adminPassword: boss.password, seed: "none" },
        ...{ signInLimit: 1000, siteUrl, log: () => {} },
        contact: { limit: 5, smtpUrl: smtp.url, to: "biuro@kadr.example" },
        ...changes,
      });
      const accounts = Accounts.of(backend);
      const service = createClient(backend.address.url, backend.secretKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers: backend.address.headers },
      });
      const admin = await accounts.signIn(boss.email, boss.password);
      site = { backend, accounts, service, admin, nobody: accounts.browser() };
    };

    beforeAll(async () => {
      database = await create();
      smtp = await startSmtp();
      await start();
    });
    beforeEach(async () => {
      site.admin = await site.accounts.signIn(boss.email, boss.password);
      smtp.mode = "ok";
    });
    afterAll(async () => {
      await site?.backend.stop();
      await smtp?.stop();
      await database?.remove();
    });

    define({
      site: () => site,
      restart: async (changes) => {
        await site.backend.stop();
        await start(changes);
      },
      smtp: () => smtp,
      // The mails with links; a self-test may come between them.
      sent: () => smtp.automatic.filter(({ parsed }) => /panelu strony/.test(parsed.subject ?? "")),
    });
  });
}
