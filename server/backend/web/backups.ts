import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import { toLocalInput } from "../../../app/text/dates/warsaw-clock.ts";
import { damagedName } from "../../backup/manifest.ts";
import { hasPgDump } from "../../backup/pg-dump.ts";
import type { BackendOptions, BackupOptions } from "../shared/options.ts";

type BackupState = {
  due_at: string;
  made_at: string | null;
  problem: string | null;
  /** Whether the archives hold files and keys only. */
  without_rows: boolean;
};

type Options = {
  plan: BackupOptions;
  /** Makes and checks the archive; rejects when there is none. */
  make: (file: string, signal: AbortSignal) => Promise<unknown>;
  record: (state: BackupState) => Promise<void>;
  /** Whether the archives lack the rows. */
  lacksRows?: () => Promise<boolean>;
  log: BackendOptions["log"];
  now?: () => Date;
};

const MINUTE = 60_000;
const PAUSE = 10 * MINUTE;

/** What the database or its files are damaged in does not mend itself, and an archive is not small. */
const PAUSE_OF_DAMAGED = 60 * MINUTE;

const withoutRows =
  "The archives in BACKUP_DIR have the files and keys only: pg_dump, which saves the rows of DATABASE_URL, is not installed here.";

const archive = /^kadr-(\d{4}-\d\d-\d\d)\.tar\.gz$/;
const damaged = /^kadr-\d{4}-\d\d-\d\d\.damaged\.tar\.gz$/;
const unfinished = /^kadr-\d{4}-\d\d-\d\d\.tar\.gz\.\d+\.partial$/;

/** The day in Warsaw whose backup should exist, and the time of the next backup. */
export function planAt(now: Date, time: string): { day: string; next: Date } {
  const [today = "", clock = ""] = toLocalInput(now.toISOString()).split("T");
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const wait = (minutes(time) - minutes(clock) + 1440) % 1440 || 1440;
  const yesterday = new Date(Date.parse(`${today}T12:00Z`) - 1440 * MINUTE);
  return {
    day: clock >= time ? today : yesterday.toISOString().slice(0, 10),
    next: new Date(now.getTime() + wait * MINUTE),
  };
}

export function scheduleBackups({
  plan,
  make,
  record,
  lacksRows = async () => false,
  log,
  now = () => new Date(),
}: Options) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let recorded = "";
  let pauseUntil = Number.NEGATIVE_INFINITY;
  let lastProblem: string | null = null;

  async function look(): Promise<void> {
    const { day, next } = planAt(now(), plan.time);
    const name = `kadr-${day}.tar.gz`;
    const isPausing =
      now().getTime() < pauseUntil && now().getTime() > pauseUntil - PAUSE_OF_DAMAGED;
    if (recorded === name || isPausing) return;
    let problem: string | null = null;
    try {
      await mkdir(plan.directory, { recursive: true, mode: 0o700 });
      const names = await putAsideLater(await readdir(plan.directory), day);
      if (!names.includes(name)) {
        await remove(names.filter((it) => unfinished.test(it)));
        await make(join(plan.directory, name), stopping.signal);
        log("backup-made", { file: name });
        const archives = [...names.filter((it) => archive.test(it)), name].sort();
        await remove(archives.slice(0, -plan.keep));
        await remove(names.filter((it) => damaged.test(it)));
      }
    } catch (error) {
      if (stopping.signal.aborted) return;
      problem = error instanceof Error ? error.message : String(error);
      log("backup-failed", { reason: problem }, "warn");
    }
    const apart = (await readdir(plan.directory).catch(() => [])).filter((it) => damaged.test(it));
    const pause = apart.includes(damagedName(name)) ? PAUSE_OF_DAMAGED : PAUSE;
    if (problem !== null) await remove(apart.sort().slice(0, -1));
    pauseUntil = problem === null ? Number.NEGATIVE_INFINITY : now().getTime() + pause;
    lastProblem = problem;
    const due_at = (problem === null ? next : now()).toISOString();
    const without_rows = await lacksRows();
    if (without_rows) log("backup-without-rows", { message: withoutRows }, "warn");
    await record({
      due_at,
      made_at: await newest(),
      problem: problem?.slice(0, 500) ?? null,
      without_rows,
    });
    if (problem === null) recorded = name;
  }

  /** Archives of days to come were made by a clock that was ahead: their own days need one of their own. */
  async function putAsideLater(names: string[], day: string): Promise<string[]> {
    const later = names.filter((it) => (archive.exec(it)?.[1] ?? "") > day);
    for (const name of later) {
      const aside = name.replace(
        ".tar.gz",
        `.made-before-${Math.floor(now().getTime() / 1000)}.tar.gz`,
      );
      await rename(join(plan.directory, name), join(plan.directory, aside));
      log("backup-of-a-later-day", { file: aside }, "warn");
    }
    return names.filter((it) => !later.includes(it));
  }

  async function newest(): Promise<string | null> {
    const names = (await readdir(plan.directory).catch(() => [])).filter((it) => archive.test(it));
    const last = names.sort().at(-1);
    return last ? (await stat(join(plan.directory, last))).mtime.toISOString() : null;
  }

  async function remove(names: string[]): Promise<void> {
    for (const name of names) await rm(join(plan.directory, name), { force: true });
  }

  function wake(): void {
    running ??= look()
      .catch((error) => log("backup-state-unknown", { reason: String(error) }, "warn"))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, MINUTE);
  timer.unref();
  wake();
  return {
    /** For tests: the look under way, if there is one. */
    settled: async () => running,
    wake,
    /** Whether the last attempt failed. */
    hasFailed: () => lastProblem !== null,
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

type Embedded = {
  client: SupabaseClient;
  dataDir: string;
  databaseUrl?: string;
  plan?: BackupOptions;
  log: BackendOptions["log"];
};

const command = fileURLToPath(new URL("../../backup/backup.ts", import.meta.url));

export function mountBackups({ client, dataDir, databaseUrl, plan, log }: Embedded) {
  const table = () => client.from("backup_plan");
  if (!plan) {
    void table().delete().eq("id", true).then();
    return { hasFailed: () => false, stop: async () => {} };
  }
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SUPABASE_URL: "" };
  return scheduleBackups({
    plan,
    log,
    make: (file, signal) =>
      promisify(execFile)(process.execPath, [command, file], { env, signal }).catch(sayWhy),
    lacksRows: async () => databaseUrl !== undefined && !(await hasPgDump()),
    record: async (state) =>
      void (await table()
        .upsert({ id: true, ...state })
        .throwOnError()),
  });
}

/** The output of the command names the reason. The error itself says only that the command failed. */
function sayWhy(error: unknown): never {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  throw said ? new Error(said) : error;
}
