import { execFile } from "node:child_process";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { BackendOptions, BackupOptions } from "../shared/options.ts";

type BackupState = { due_at: string; made_at: string | null; problem: string | null };

type Options = {
  plan: BackupOptions;
  /** Makes and checks the archive; rejects when there is none. */
  make: (file: string, signal: AbortSignal) => Promise<unknown>;
  record: (state: BackupState) => Promise<void>;
  log: BackendOptions["log"];
  now?: () => Date;
};

const MINUTE = 60_000;
const PAUSE = 10 * MINUTE;

const archive = /^kadr-\d{4}-\d\d-\d\d\.tar\.gz$/;
const unfinished = /^kadr-\d{4}-\d\d-\d\d\.tar\.gz\.\d+\.partial$/;

const warsaw = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "short",
});

/** The day in Warsaw whose backup should exist, and the time of the next backup. */
export function planAt(now: Date, time: string): { day: string; next: Date } {
  const [today = "", clock = ""] = warsaw.format(now).split(" ");
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const wait = (minutes(time) - minutes(clock) + 1440) % 1440 || 1440;
  const yesterday = new Date(Date.parse(`${today}T12:00Z`) - 1440 * MINUTE);
  return {
    day: clock >= time ? today : yesterday.toISOString().slice(0, 10),
    next: new Date(now.getTime() + wait * MINUTE),
  };
}

export function scheduleBackups({ plan, make, record, log, now = () => new Date() }: Options) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let recorded = "";
  let failedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const { day, next } = planAt(now(), plan.time);
    const name = `kadr-${day}.tar.gz`;
    if (recorded === name || now().getTime() - failedAt < PAUSE) return;
    let problem: string | null = null;
    try {
      await mkdir(plan.directory, { recursive: true, mode: 0o700 });
      const names = await readdir(plan.directory);
      if (!names.includes(name)) {
        await remove(names.filter((it) => unfinished.test(it)));
        await make(join(plan.directory, name), stopping.signal);
        log("backup-made", { file: name });
        const archives = [...names.filter((it) => archive.test(it)), name].sort();
        await remove(archives.slice(0, -plan.keep));
      }
    } catch (error) {
      if (stopping.signal.aborted) return;
      problem = error instanceof Error ? error.message : String(error);
      log("backup-failed", { reason: problem }, "warn");
    }
    failedAt = problem === null ? Number.NEGATIVE_INFINITY : now().getTime();
    const due_at = (problem === null ? next : now()).toISOString();
    await record({ due_at, made_at: await newest(), problem: problem?.slice(0, 500) ?? null });
    if (problem === null) recorded = name;
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
    return { stop: async () => {} };
  }
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SUPABASE_URL: "" };
  return scheduleBackups({
    plan,
    log,
    make: (file, signal) =>
      promisify(execFile)(process.execPath, [command, file], { env, signal }).catch(sayWhy),
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
