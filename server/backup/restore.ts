import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
  appliedMigrations,
  checkHistory,
  readMigrations,
} from "../backend/child/setup/migration-history.ts";
import { openDataDir, restoring } from "../backend/shared/disk.ts";
import {
  erasuresFile,
  mergeErasures,
  readErasures,
  writeErasures,
} from "../backend/shared/erasures.ts";
import type { Env } from "../base/env.ts";
import { lockDataDir } from "../base/file-lock.ts";
import { OperatorError } from "../base/operator-error.ts";
import { check, unpack } from "./archive.ts";
import { counted, runFileCommand } from "./command.ts";
import { dumpName } from "./pg-dump.ts";
import { DamagedDatabase, readWholeDatabase } from "./whole-database.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");

await runFileCommand("Usage: npm run restore -- FILE.tar.gz", async (file, env) => {
  if (!existsSync(file)) throw new OperatorError(`${file} does not exist.`);
  const { rows, made, files } = await check(file);
  refuseOtherPlace(rows, env);
  const dataDir = env.DATA_DIR;
  const isNew = !existsSync(dataDir);
  if (!isNew) await refuseUsed(dataDir);
  openDataDir(dataDir);
  const release = await lockDataDir(dataDir, 0);
  try {
    await refuseUsed(dataDir);
    const counted = await restoreInto(dataDir, file, rows, env.ALLOW_NEWER_DATABASE === "yes");
    const rowsPlace = rows === "postgres" ? restoreRows(dataDir, dumpName in files) : "";
    const erased = await findErasures(dataDir, dirname(file), made);
    return [`${dataDir} is as it was on ${made}${counted}.`, erased, rowsPlace, startCommand(env)]
      .filter(Boolean)
      .join("\n");
  } catch (error) {
    if (isNew) await rm(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
});

/** Also those in directories beside this one, of which one may be the former data directory. */
async function findErasures(dataDir: string, archives: string, made: string): Promise<string> {
  const siblings = await readdir(dirname(dataDir), { withFileTypes: true });
  const places = siblings
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(dataDir, archives);
  const all = mergeErasures(...places.map((place) => readErasures(join(place, erasuresFile))));
  if (all.length > 0) await writeErasures(join(dataDir, erasuresFile), all);
  const later = all.filter(({ erased_at }) => Date.parse(erased_at) > Date.parse(made)).length;
  if (later > 0) {
    const erasures = counted(later, "erasure", "erasures");
    return `The start repeats ${erasures} of personal data made since.`;
  }
  return `No erasure of personal data after that day is known here. If there was one, copy the ${erasuresFile} of the former DATA_DIR into this one before the start.`;
}

/** To be copied into a shell as it is; what else the server's environment holds stays the same. */
function startCommand({ DATA_DIR: dataDir, DATABASE_URL }: Env): string {
  const isDefault = dataDir === resolve(".data");
  const how = DATABASE_URL ? "Start it, with the same DATABASE_URL, by: " : "Start it with: ";
  return `${how}${isDefault ? "" : `DATA_DIR=${quoted(dataDir)} `}npm start`;
}

/** Until the last rename the server refuses the directory. */
async function restoreInto(
  dataDir: string,
  file: string,
  rows: string,
  allowNewer: boolean,
): Promise<string> {
  const stage = join(dataDir, restoring);
  try {
    await mkdir(stage, { mode: 0o700 });
    await unpack(file, stage);
    const counted =
      rows === "embedded" ? await tryDatabase(join(stage, "database"), allowNewer) : "";
    for (const name of await readdir(stage)) await rename(join(stage, name), join(dataDir, name));
    await rm(stage, { recursive: true });
    return counted;
  } catch (error) {
    for (const name of [restoring, "database", "storage", "keys.json", dumpName]) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
    throw error;
  }
}

/** A backup that does not start is none. */
async function tryDatabase(directory: string, allowNewer: boolean): Promise<string> {
  try {
    const { applied, counts } = await readWholeDatabase(directory, async (rows) => {
      const applied = await appliedMigrations({ rows });
      const [counts = {}] = await rows(`select
        (select count(*) from public.blog_posts)::int as posts,
        (select count(*) from public.case_studies)::int as studies,
        (select count(*) from public.contact_messages)::int as messages,
        (select count(*) from auth.users)::int as accounts`);
      return { applied, counts };
    });
    checkHistory(applied, readMigrations(migrations), (newer) => {
      if (!allowNewer) throw new OperatorError(newer);
    });
    const words = [
      counted(Number(counts.posts), "post", "posts"),
      counted(Number(counts.studies), "case study", "case studies"),
      counted(Number(counts.messages), "message", "messages"),
      counted(Number(counts.accounts), "account", "accounts"),
    ];
    return `: ${words.join(", ")}`;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (!(error instanceof DamagedDatabase)) throw error;
    throw new OperatorError(
      `The database of the backup is damaged, or of another version: ${error.message}. Take an older backup.`,
    );
  }
}

async function refuseUsed(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter(
    (name) => !name.startsWith("lock.sqlite") && name !== erasuresFile,
  );
  if (names.length === 0) return;
  throw new OperatorError(
    `DATA_DIR: ${dataDir} is not empty and is left alone. Restore into a new directory (DATA_DIR=… npm run restore -- FILE), or move this one away first.`,
  );
}

function refuseOtherPlace(rows: "embedded" | "postgres", { DATABASE_URL }: Env): void {
  if (rows === "embedded" && DATABASE_URL) {
    throw new OperatorError(
      "The backup holds the rows of an embedded database, which a server with DATABASE_URL does not read. Unset DATABASE_URL.",
    );
  }
  if (rows === "postgres" && !DATABASE_URL) {
    throw new OperatorError(
      "The backup holds files and keys only: its rows were on a Postgres. Set DATABASE_URL to where they are, or will be, restored with pg_restore.",
    );
  }
}

/** What the operator does with the rows of a Postgres server before the start. */
function restoreRows(dataDir: string, hasDump: boolean): string {
  const file = hasDump ? quoted(join(dataDir, dumpName)) : dumpName;
  return `${hasDump ? "" : "The rows are not in the backup. "}Before the start: pg_restore --no-owner --dbname="$DATABASE_URL" ${file}${
    hasDump ? `, and then remove ${file}, which holds everything.` : ""
  }`;
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
