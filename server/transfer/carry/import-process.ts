import { createInterface } from "node:readline";
import { readEnv } from "../../base/env.ts";
import { type ImportStore, withImportStore } from "../store/import-store.ts";
import { importSite } from "../write/import-site.ts";
import { inRun, type Watch } from "../write/in-run.ts";
import { storedReport } from "../write/report.ts";
import { undoImport } from "../write/undo.ts";
import { type JobOrder, orderSchema } from "./import-apart.ts";

// The first line of the input is the order. The input ends with the server, and with it goes the database.
const lines = createInterface({ input: process.stdin });
const [line] = await new Promise<[string]>((resolve) =>
  lines.once("line", (text) => resolve([text])),
);
lines.once("close", () => process.exit(1));
const order = orderSchema.parse(JSON.parse(line));
try {
  const env = readEnv(process.env);
  await withImportStore(env, (store) =>
    inRun(store, order.run, (watch) => work(store, order, watch, env.IMPORT_FETCH.hosts)),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
// The open input would keep this process running.
process.exit();

async function work(
  store: ImportStore,
  given: JobOrder,
  watch: Watch,
  fetchHosts: readonly string[],
) {
  if (given.kind === "undo") {
    return { result: null, report: await undoImport(store, given.importId, watch) };
  }
  const { folder, options } = given;
  const order = {
    ...given,
    ...options,
    fetchHosts,
    from: options.from || undefined,
    isTrial: given.kind === "trial",
  };
  return { result: null, report: storedReport(await importSite(store, order, watch, folder)) };
}
