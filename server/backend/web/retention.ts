import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import {
  type Erasure,
  erasuresFile,
  erasuresSchema,
  mergeErasures,
  readErasures,
  writeErasures,
} from "../shared/erasures.ts";
import type { BackendOptions } from "../shared/options.ts";
import { forgetLeftSnapshots } from "../shared/snapshots.ts";
import { startWorker, type Worker } from "./worker.ts";

const minute = 60_000;
const hour = 60 * minute;
const farAhead = 90 * 24 * hour;

type Retention = {
  dataDir: string;
  client: Pick<SupabaseClient, "rpc" | "from">;
  vacuum: (() => Promise<void>) | undefined;
  log: BackendOptions["log"];
};

/** An erasure that only the list knows was undone by the restore of an older backup. It is repeated. */
export async function startRetention(retention: Retention): Promise<Worker> {
  const { log } = retention;
  const onError = (error: unknown) => log("retention_failed", { error: String(error) }, "warn");
  let nextDeletion = 0;
  let isClockRight: boolean | undefined;
  const erase = async () => {
    await repeatErasures(retention);
    if (performance.now() < nextDeletion) return;
    // Asked once: a wrong clock dates the rows of its own visitors, too.
    isClockRight ??= await looksRight(retention);
    if (isClockRight) await forgetOldMessages(retention);
    nextDeletion = performance.now() + hour - 1000;
  };
  let again: NodeJS.Timeout | undefined;
  const eraseFromFiles = async () => {
    await erase().catch((error) => {
      onError(error);
      // A table may have been locked.
      again = setTimeout(() => worker.wake(), minute).unref();
    });
    await forgetLeftSnapshots(retention.dataDir).catch(onError);
    // It does nothing when no row was deleted since the last vacuum that was completed.
    await retention.vacuum?.();
  };
  // This runs before any request is answered, so that nobody sees erased data.
  readErasures(join(retention.dataDir, erasuresFile));
  await erase().catch(onError);
  const worker = startWorker(eraseFromFiles, hour, onError);
  return {
    wake: worker.wake,
    stop: () => {
      clearTimeout(again);
      return worker.stop();
    },
  };
}

async function repeatErasures({ dataDir, client }: Retention): Promise<void> {
  const path = join(dataDir, erasuresFile);
  const known = readErasures(path);
  const repeat = async (list: readonly Erasure[]) =>
    erasuresSchema.parse(await call(client, "repeat_erasures", { known: JSON.stringify(list) }));
  const inDatabase = await repeat([]);
  const all = mergeErasures(known, inDatabase);
  if (all.length > inDatabase.length) await repeat(all);
  if (all.length > known.length) await writeErasures(path, all);
}

/**
 * Whether the clock is less than three months ahead of all that was written: one that is far ahead would have every
 * message deleted at once. A site that nobody visited for so long deletes after its next start.
 */
async function looksRight({ client, log }: Retention): Promise<boolean> {
  const newest = await Promise.all([
    newestOf("contact_messages", "created_at"),
    newestOf("page_visits", "day"),
    newestOf("revisions", "created_at"),
  ]);
  const last = Math.max(...newest.filter((moment) => moment !== null));
  if (!Number.isFinite(last) || Date.now() - last < farAhead) return true;
  log("clock-far-ahead", { newest_row: new Date(last).toISOString() }, "warn");
  return false;

  async function newestOf(table: string, column: string): Promise<number | null> {
    const { data } = await client
      .from(table)
      .select(column)
      .order(column, { ascending: false })
      .limit(1)
      .throwOnError();
    const [row] = z.array(z.record(z.string(), z.string())).parse(data);
    return row ? Date.parse(row[column] ?? "") : null;
  }
}

async function forgetOldMessages({ client, log }: Retention): Promise<void> {
  const forgotten = Number(await call(client, "forget_old_messages"));
  if (forgotten > 0) log("messages_forgotten", { count: forgotten });
}

async function call(
  client: Retention["client"],
  name: string,
  args: object = {},
): Promise<unknown> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return data;
}
