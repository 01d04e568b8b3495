import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "tar";
import { openPglite } from "../server/backend/child/database.ts";

/** Makes the empty database with which the embedded backend begins. */
const scratch = await mkdtemp(join(tmpdir(), "empty-database-"));
const directory = join(scratch, "database");
const database = await openPglite(directory);
await database.connection.close();
await create({ file: "build.next/database.tar.gz", cwd: directory, gzip: true, portable: true }, [
  ".",
]);
await rm(scratch, { recursive: true });
