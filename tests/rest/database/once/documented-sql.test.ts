import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasPostgres, openSupabaseShaped } from "../../../database/support/databases.ts";

/** Stand-ins for the extensions that the documented SQL uses: they keep their calls. */
const extensions = `
  create schema net;
  create table net.calls (id bigserial, url text not null, headers jsonb, timeout integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000)
  returns bigint language sql
    as $$ insert into net.calls (url, headers, timeout) values ($1, $4, $5) returning id $$;
  create schema cron;
  create table cron.job (name text, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
    as $$ insert into cron.job values ($1, $2, $3); select 1::bigint $$;
  create schema vault;
  create table vault.secrets (name text unique, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(secret text, name text) returns uuid language sql
    as $$ insert into vault.secrets values ($2, $1); select gen_random_uuid() $$;
`;

/** The block of SQL in a document that has these words in it. */
function sqlIn(path: string, words: string): string {
  const blocks = [...readFileSync(path, "utf8").matchAll(/```sql\n([\s\S]*?)```/g)];
  const found = blocks.map(([, sql = ""]) => sql).filter((sql) => sql.includes(words));
  expect(found, `${path}: ${words}`).toHaveLength(1);
  return found[0] ?? "";
}

describe.skipIf(!hasPostgres)("the SQL of the documents, on what Supabase has", () => {
  let database: Awaited<ReturnType<typeof openSupabaseShaped>>;
  const calls = () => database.query("select url, headers, timeout from net.calls order by id");

  beforeAll(async () => {
    database = await openSupabaseShaped();
    await database.query(extensions);
  });
  afterAll(() => database?.close());
  beforeEach(() => database.query("truncate net.calls"));

  test("lets an editor save without rights to the network or the vault", async () => {
    await database.query(sqlIn("docs/operating.md", "tell_site"));
    const id = "00000000-0000-4000-8000-000000000001";
    await database.query(`insert into auth.users (id, email) values ('${id}', 'a@a.test');
      insert into auth.sessions (id, user_id) values ('${id}', '${id}');
      insert into admin_users (id) values ('${id}')`);
    await database.query(`begin; set local role authenticated;
      set local request.jwt.claims = '{"sub": "${id}", "session_id": "${id}", "role": "authenticated"}';
      insert into blog_posts (title, slug, author) values ('A', 'redakcja', 'x');
      commit`);
    expect(await calls()).toHaveLength(1);
    const direct = database.query(
      "begin; set local role authenticated; select private.tell_site()",
    );
    await expect(direct).rejects.toThrow(/permission denied/);
    await database.query("rollback");
    // Without its secrets it is silent, and the save goes on.
    await database.query("delete from vault.secrets; truncate net.calls");
    await database.query("update blog_posts set title = 'B' where slug = 'redakcja'");
    expect(await calls()).toEqual([]);
  });

  test("calls the contact function when messages wait, and only then", async () => {
    await database.query(sqlIn("docs/contact.md", "cron.schedule"));
    const [job, other] = await database.query("select name, schedule, command from cron.job");
    expect(job).toMatchObject({ name: "drain-contact-outbox", schedule: "* * * * *" });
    expect(other).toMatchObject({ name: "forget-old-messages", schedule: "17 * * * *" });
    await database.query(
      `insert into notifications (kind, once, status) values ('self-test', 'self-test ' || (now() at time zone 'Europe/Warsaw')::date, 'sent')`,
    );
    await database.query(String(job?.command));
    expect(await calls()).toEqual([]);
    await database.query(
      "insert into contact_messages (name, email, message) values ('J', 'j@j.test', 'x')",
    );
    await database.query(String(job?.command));
    expect(await calls()).toEqual([
      {
        url: "https://PROJECT.supabase.co/functions/v1/send-contact-email/drain",
        headers: {
          "content-type": "application/json",
          "x-drain-secret": "the value of CONTACT_DRAIN_SECRET",
        },
        timeout: 120000,
      },
    ]);
    await database.query("update contact_messages set mail_status = 'sent'");
    await database.query("truncate net.calls");
    await database.query(String(job?.command));
    expect(await calls()).toEqual([]);
  });
});
