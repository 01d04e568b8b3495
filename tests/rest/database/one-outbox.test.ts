import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasPostgres, openSupabaseShaped } from "../../database/support/databases.ts";

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
