import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type OpenDatabase,
  openPglite,
  openPostgres,
} from "../../../server/backend/child/database.ts";
import { migrate } from "../../../server/backend/child/setup/migrate.ts";
import {
  lastFormer,
  lastOfBaseline,
} from "../../../server/backend/child/setup/migration-history.ts";
import { newDatabase } from "../../database/support/databases.ts";

const history = (database: OpenDatabase) =>
  database.rows("select * from supabase_migrations.schema_migrations order by version");
const refuseNewer = (message: string) => {
  throw new Error(message);
};

test("a database with the last of the former migrations has the baseline, also for two servers at once", async () => {
  const { dataDir, databaseUrl, remove } = await newDatabase();
  const open = () =>
    databaseUrl ? openPostgres(databaseUrl) : openPglite(join(dataDir, "database"));
  const [database, other] = [await open(), databaseUrl ? await open() : null];
  try {
    const ofBaseline = await history(database);
    // What the baseline makes is there; only the history says that the former migrations made it.
    await database.script(`
      delete from supabase_migrations.schema_migrations where version <= '${lastOfBaseline}';
      insert into supabase_migrations.schema_migrations (version, name) values
        ('20261120115900', 'administrators'), ('${lastFormer.version}', 'last');
    `);
    await Promise.all(
      [database, other].map((it) => it && migrate(it, "supabase/migrations", refuseNewer)),
    );
    expect(await history(database)).toEqual(ofBaseline);
  } finally {
    await database.connection.close();
    await other?.connection.close();
    await remove();
  }
});
