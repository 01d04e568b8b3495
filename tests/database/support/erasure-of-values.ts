import { expect, test } from "vitest";

export type Database = { query(sql: string): Promise<Record<string, unknown>[]> };

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

export function testErasureOfValues(database: () => Database): void {
  test("an erasure reaches every column of the list, and what it may not touch stays", async () => {
    const { query } = database();
    const holding = "'{sender, holder, name, text, addresses, signature}'";
    const stated = await query(
      `select table_name || ' ' || column_name as place from private.columns_holding(${holding})`,
    );
    /** The columns in which the address stands. */
    const places = async (address: string) => {
      const found: unknown[] = [];
      for (const { place } of stated) {
        const [table, column] = String(place).split(" ");
        const values = await query(`select to_jsonb(${column}) as value from ${table}`);
        const isNamed = values.some(({ value }) =>
          JSON.stringify(value)?.includes(inJson(address)),
        );
        if (isNamed) found.push(place);
      }
      return found;
    };
    for (const address of ["nowak@x.pl", "o'b\"r\\ien@ż.pl", "a@b"]) {
      await query("begin");
      try {
        for (const row of rowsNaming(address)) await query(row);
        expect(await places(address)).toEqual(stated.map(({ place }) => place));
        const [{ person_data: person } = {}] = await query(
          `select private.person_data(${literal(address)})`,
        );
        expect(JSON.stringify(person)).toContain('"kind":"panel"');
        // What comes later belongs to somebody who writes again.
        await query(`select private.erase(${literal(address)}, now() - interval '1 second')`);
        expect(await places(address)).toEqual(stated.map(({ place }) => place));
        const [erased] = await query(`select private.erase(${literal(address)}, now())`);
        expect(erased).toEqual({ erase: 1 });
        expect(await places(address)).toEqual([]);
        const [pages] = await query("select value from public.page_content where key = 'erasure'");
        expect(pages).toEqual({ value: [address] });
      } finally {
        await query("rollback");
      }
    }
  });
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** A row in each table of the list, with the address in every column that may hold it. */
function rowsNaming(address: string): string[] {
  const text = literal(`Napisz:\n${address}`);
  const line = literal(`do ${address}`);
  const own = literal(address);
  const document = `jsonb_build_object('a', ${text}::text)`;
  return [
    // Its addresses are common ones only.
    "alter table public.contact_settings drop constraint contact_settings_recipients_check",
    `insert into public.contact_settings (recipients) values (array[${own}, 'biuro@firma.pl'])`,
    `insert into public.contact_messages (name, email, message) values ('Jan', ${own}, 'x')`,
    `insert into public.contact_messages
      (name, email, message, note, doubtful, mail_error, visit, taken_by_email)
      values (${line}, 'inny@firma.pl', ${text}, ${text}, ${line}, ${text}, ${document}, ${own})`,
    `insert into public.message_events (message_id, kind, detail, actor_email)
      select max(id), 'noted', ${text}, ${own} from public.contact_messages`,
    `insert into public.notifications (kind, error) values ('alarm', ${text})`,
    `insert into public.audit_events (kind, actor_email, subject_email)
      values ('address-changed', ${own}, ${own})`,
    `insert into public.revisions (table_name, record_id, operation, former_record, actor_email)
      values ('blog_posts', 1, 'update', ${document}, ${own})`,
    `insert into auth.users (id, email)
      values ('00000000-0000-4000-8000-0000000000ab', 'redakcja@firma.pl') on conflict do nothing`,
    `insert into public.admin_users (id) values ('00000000-0000-4000-8000-0000000000ab')`,
    `insert into public.working_copies (id, user_id, table_name, form)
      values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000ab', 'blog_posts', ${document})`,
    `insert into public.unpublished_changes
      (table_name, record_id, base_version, changes, base, saved_by)
      values ('blog_posts', 1, 1, ${document}, ${document}, ${own})`,
    `insert into public.record_reviews (table_name, record_id, sent_by)
      values ('blog_posts', 1, ${own})`,
    `insert into public.record_notes (table_name, record_id, note, words, author_email, done_by)
      values ('blog_posts', 1, ${text}, ${text}, ${own}, ${own})`,
    `insert into public.preview_links (table_name, record_id, token_hash, created_by)
      values ('blog_posts', 1, repeat('a', 64), ${own})`,
    `insert into public.open_records (user_id, table_name, record_id, email)
      values (gen_random_uuid(), 'blog_posts', 1, ${own})`,
    `insert into public.account_links (token_hash, purpose, email, expires_at)
      values (repeat('b', 64), 'invitation', ${own}, now())`,
    `insert into public.privacy_events (kind, actor_email) values ('export', ${own})`,
    `insert into public.media_files (path, created_by, file_name)
     values ('blog/x.webp', ${own}, ${own})`,
    `insert into public.import_runs (kind, source, state, report, problem)
      values ('trial', 'x', 'done', ${document}, ${document})`,
    `insert into public.page_content (key, value) values ('erasure', jsonb_build_array(${own}::text))`,
  ];
}
