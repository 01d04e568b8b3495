import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasPostgres, openEmbedded, openSupabaseShaped } from "../../database/support/databases.ts";
import { type Database, testErasureOfValues } from "../../database/support/erasure-of-values.ts";

describe("personal columns, on PGlite", () => {
  testColumns(openEmbedded, (database) => {
    test("name every table of Auth", async () => {
      const missing = await database().query(`
        select oid::regclass::text as table_name from pg_class
        where relnamespace = 'auth'::regnamespace and relkind = 'r'
        except select table_name from private.personal_columns`);
      expect(missing).toEqual([]);
    });
  });
});

describe.skipIf(!hasPostgres)("personal columns, on what Supabase has", () => {
  testColumns(openSupabaseShaped);
});

type Open = () => Promise<Database & { close(): Promise<void> }>;

function testColumns(open: Open, more?: (database: () => Database) => void): void {
  let opened: Awaited<ReturnType<Open>> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const database = () => {
    if (!opened) throw new Error("The database is not open");
    return opened;
  };
  const lines = async (sql: string) => (await database().query(sql)).map(({ line }) => line);

  // All types that can hold words: those of strings, JSON, tsvector and bytea, and arrays of them.
  const ofTheSchema = `
    select format('%s.%s %s', nspname, relname, attname) as line
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type as type on type.oid = atttypid
    join pg_type as element on element.oid = coalesce(nullif(type.typelem, 0), type.oid)
    where nspname in ('public', 'private') and relkind in ('r', 'p')
      and element.typcategory in ('S', 'U') and element.typname <> 'uuid'
    union all
    select format('%s.%s', nspname, relname)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'private') and relkind in ('r', 'p')`;
  const ofTheList = `
    select table_name || ' ' || column_name as line
    from private.personal_columns, unnest(columns) as column_name
    where table_name !~ '^auth[.]'
    union select table_name from private.personal_columns where table_name !~ '^auth[.]'`;

  test("name every table and every column that can hold text, once", async () => {
    expect(await lines(`${ofTheSchema} except (${ofTheList})`)).toEqual([]);
    expect(await lines(`${ofTheList} except (${ofTheSchema})`)).toEqual([]);
    const several = `select table_name || ' ' || column_name as line
      from private.personal_columns, unnest(columns) as column_name group by 1 having count(*) > 1`;
    expect(await lines(several)).toEqual([]);
  });

  more?.(database);
  testErasureOfValues(database);
}
