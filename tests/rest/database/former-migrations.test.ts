import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
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
import { newDatabase, type TestDatabase } from "../../database/support/databases.ts";

const directory = "supabase/migrations";
const ofOneOutbox = "20261125140000_one_outbox";
const first = "20261120115900_administrators";
const last = `${lastFormer.version}_last`;
let place: TestDatabase;
beforeEach(async () => {
  place = await newDatabase();
});
afterEach(() => place.remove());

function open({ dataDir, databaseUrl }: TestDatabase): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(join(dataDir, "database"));
}

/** What the baseline makes is there; only the history says that the former migrations made it. */
async function pretendFormer(database: OpenDatabase, names: string[]): Promise<void> {
  const rows = names.map((name) => `('${name.slice(0, 14)}', '${name.slice(15)}')`);
  await database.script(`
    delete from supabase_migrations.schema_migrations where version <= '${lastOfBaseline}';
    insert into supabase_migrations.schema_migrations (version, name) values ${rows.join()};
  `);
}

const history = (database: OpenDatabase) =>
  database.rows("select * from supabase_migrations.schema_migrations order by version");
const refuseNewer = (message: string) => {
  throw new Error(message);
};

test("a database with the last of the former migrations has the baseline, also for two servers at once", async () => {
  const [database, other] = [await open(place), place.databaseUrl ? await open(place) : null];
  try {
    const ofBaseline = await history(database);
    await pretendFormer(database, [first, ofOneOutbox, last]);
    await Promise.all([database, other].map((it) => it && migrate(it, directory, refuseNewer)));
    expect(await history(database)).toEqual(ofBaseline);
  } finally {
    await database.connection.close();
    await other?.connection.close();
  }
});
