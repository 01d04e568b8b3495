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
import { forgetLeftSnapshots } from "../shared/snapshots.ts";
import { startWorker, type Worker } from "./worker.ts";

const hour = 3_600_000;

type Retention = {
  dataDir: string;
  client: Pick<SupabaseClient, "rpc">;
  vacuum: (() => Promise<void>) | undefined;
  log: BackendOptions["log"];
};

/** An erasure that only the list knows was undone by the restore of an older backup. It is repeated. */
export async function startRetention(retention: Retention): Promise<Worker> {
  const { log } = retention;
  const onError = (error: unknown) => log("retention_failed", { error: String(error) }, "warn");
  let nextDeletion = 0;
  const erase = async () => {
    await repeatErasures(retention);
    if (performance.now() < nextDeletion) return;
    await forgetOldMessages(retention);
    nextDeletion = performance.now() + hour - 1000;
  };
  const eraseFromFiles = async () => {
    await erase().catch(onError);
    await forgetLeftSnapshots(retention.dataDir);
    // It does nothing when no row was deleted since the last vacuum that was completed.
    await retention.vacuum?.();
  };
  // This runs before any request is answered, so that nobody sees erased data.
  readErasures(join(retention.dataDir, erasuresFile));
  await erase().catch(onError);
  return startWorker(eraseFromFiles, hour, onError);
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
