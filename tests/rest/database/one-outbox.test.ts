import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasPostgres, openBefore, openSupabaseShaped } from "../../database/support/databases.ts";

describe.skipIf(!hasPostgres)("a database whose messages had an outbox of their own", () => {
  let database: Awaited<ReturnType<typeof openBefore>>;
  const lease = "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11";
  const shown = () =>
    database.query(`
      select id, mail_status, mail_attempts, mail_due_at, mail_sent_at, mail_error, mail_id
      from contact_messages order by id`);
  let before: Awaited<ReturnType<typeof shown>>;

  beforeAll(async () => {
    database = await openBefore("20261125140000_one_outbox.sql");
    await database.query(`
      insert into contact_messages (name, email, message, mail_status, mail_attempts, mail_due_at,
        mail_lease, mail_lease_until, mail_maybe_delivered, mail_sent_at, mail_error)
      values
        ('due', 'a@a.test', 'x', 'waiting', 4, now() - interval '1 minute', null, null, true, null, '451'),
        ('later', 'a@a.test', 'x', 'waiting', 2, now() + interval '1 hour', null, null, false, null, '451'),
        ('sending', 'a@a.test', 'x', 'sending', 1, now(), '${lease}', now() + interval '1 minute', false, null, null),
        ('dead', 'a@a.test', 'x', 'sending', 1, now(), gen_random_uuid(), now() - interval '1 minute', false, null, null),
        ('failed', 'a@a.test', 'x', 'failed', 1, now(), null, null, false, null, '550'),
        ('sent', 'a@a.test', 'x', 'sent', 1, now(), null, null, false, now(), null),
        ('trapped', 'a@a.test', 'x', 'trapped', 0, now(), null, null, false, null, null),
        ('dismissed', 'a@a.test', 'x', 'dismissed', 0, now(), null, null, false, null, null)`);
    before = await shown();
    await database.migrate();
  });
  afterAll(() => database?.close());

  test("shows the state of each mail as before, and has it in the queue", async () => {
    expect(await shown()).toEqual(before);
    const queued = await database.query(`
      select message.id, status as mail_status, attempts as mail_attempts, due_at as mail_due_at,
        sent_at as mail_sent_at, error as mail_error, mail_id
      from notifications as queued join contact_messages as message on message.id = message_id
      where kind = 'message' order by id`);
    expect(queued).toEqual(before);
  });

  test("mails what is due or was left by a dead worker, and nothing else", async () => {
    const claim = async () => {
      const [row] = await database.query("select claim_notification('{message}', 120) as mail");
      return row?.mail;
    };
    expect([await claim(), await claim(), await claim()]).toMatchObject([
      { attempts: 5, maybe_delivered: true, message: { name: "due" } },
      { attempts: 2, maybe_delivered: true, message: { name: "dead" } },
      null,
    ]);
  });

  test("takes the outcome of an attempt that was under way", async () => {
    await database.query(`
      select finish_notification(id, '${lease}', 'sent', 0, false, null) from notifications
      where lease = '${lease}'`);
    const [row] = await database.query(
      "select mail_status, mail_sent_at from contact_messages where name = 'sending'",
    );
    expect(row).toEqual({ mail_status: "sent", mail_sent_at: expect.any(Date) });
  });
});

describe.skipIf(!hasPostgres)("while a person changes a message", () => {
  let database: Awaited<ReturnType<typeof openSupabaseShaped>>;
  let person: ReturnType<typeof postgres>;

  beforeAll(async () => {
    database = await openSupabaseShaped();
    person = postgres(database.url, { max: 1 });
    await database.query("set lock_timeout = '20s'");
  });
  afterAll(async () => {
    await person?.end();
    await database?.close();
  });
  beforeEach(async () => {
    await database.query(
      "insert into contact_messages (name, email, message) values ('Jan', 'jan@a.test', 'x')",
    );
  });
  afterEach(() => database.query("delete from contact_messages"));

  const claim = () => database.query("select claim_notification('{message}', 120) as mail");
  const shown = () => database.query("select mail_status from contact_messages");

  test("a worker that looks for mails does not wait for it", async () => {
    await person.begin(async (sql) => {
      await sql.unsafe("select from contact_messages for update");
      expect(await claim()).toEqual([{ mail: null }]);
      await sql.unsafe("update contact_messages set mail_status = 'dismissed'");
    });
    expect(await shown()).toEqual([{ mail_status: "dismissed" }]);
  });

  test("a worker that has mailed it waits, and neither of them fails", async () => {
    await claim();
    let finishing: ReturnType<typeof database.query> = Promise.resolve([]);
    await person.begin(async (sql) => {
      await sql.unsafe("select from contact_messages for update");
      finishing = database.query(
        "select finish_notification(id, lease, 'sent', 0, false, null) as kept from notifications where kind = 'message'",
      );
      await expect
        .poll(() =>
          sql.unsafe(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          ),
        )
        .toHaveLength(1);
      await sql.unsafe("update contact_messages set mail_attempts = 7");
    });
    expect(await finishing).toEqual([{ kept: true }]);
    expect(await shown()).toEqual([{ mail_status: "sent" }]);
  });
});
