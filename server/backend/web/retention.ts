import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import {
  type Erasure,
  erasuresFile,
  erasuresSchema,
  mergeErasures,
  readErasures,
  writeErasures,
} from "../shared/erasures.ts";
import type { BackendOptions } from "../shared/options.ts";
import { startWorker, type Worker } from "./worker.ts";

const hour = 3_600_000;

type Retention = {
  dataDir: string;
  client: Pick<SupabaseClient, "rpc">;
  vacuum: (() => Promise<void>) | undefined;
  log: BackendOptions["log"];
};

/** What only the list of erasures knows came back with an older backup: it is erased again. */
export async function startRetention(retention: Retention): Promise<Worker> {
  const { log } = retention;
  let nextDeletion = 0;
  const work = async () => {
    const isDue = performance.now() >= nextDeletion;
    await keep(retention, isDue);
    if (isDue) nextDeletion = performance.now() + hour - 1000;
  };
  const onError = (error: unknown) => log("retention_failed", { error: String(error) }, "warn");
  // Before anybody can see what should not be there any more.
  await work().catch(onError);
  return startWorker(work, hour, onError);
}

async function keep(
  { dataDir, client, vacuum, log }: Retention,
  isDeletionDue: boolean,
): Promise<void> {
  const path = join(dataDir, erasuresFile);
  const known = readErasures(path);
  const call = async (name: string, args: object = {}): Promise<unknown> => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
    return data;
  };
  const repeat = async (list: readonly Erasure[]) =>
    erasuresSchema.parse(await call("repeat_erasures", { known: JSON.stringify(list) }));
  const inDatabase = await repeat([]);
  const all = mergeErasures(known, inDatabase);
  const isRepeated = all.length > inDatabase.length;
  if (isRepeated) await repeat(all);
  const forgotten = isDeletionDue ? Number(await call("forget_old_messages")) : 0;
  if (forgotten > 0) log("messages_forgotten", { count: forgotten });
  if (all.length > known.length) await writeErasures(path, all);
  if (forgotten > 0 || isRepeated || all.length > known.length) await vacuum?.();
}
