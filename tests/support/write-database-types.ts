import { writeFileSync } from "node:fs";
import { generateDatabaseTypes } from "./database-types.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
writeFileSync("app/data/database.types.ts", await generateDatabaseTypes(database.query));
await database.close();
