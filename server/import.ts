import path from "node:path";
import { parseArgs } from "node:util";
import { hasNoSite, noSite } from "./backend/reach.ts";
import { runCommand } from "./base/command.ts";
import { OperatorError } from "./base/operator-error.ts";
import { type ImportStore, withImportStore } from "./transfer/store/import-store.ts";
import { importSite, type Order } from "./transfer/write/import-site.ts";
import { beginRun, inRun, type Watch } from "./transfer/write/in-run.ts";
import { type Report, storedReport, writeReport } from "./transfer/write/report.ts";
import { undoImport, writeTakenBack } from "./transfer/write/undo.ts";

const usage = `Usage: npm run import -- FILE|FOLDER [--dry-run] [--uploads=FOLDER|ARCHIVE] [--fetch]
                                  [--from=ADDRESS] [--pages] [--types=NAME,NAME] [--all-pictures]
       npm run import -- --list
       npm run import -- --undo=NUMBER

FILE is an export of WordPress (.xml) or Ghost (.json), FOLDER has Markdown with front matter; a .zip of each will do.
--uploads  has the pictures: wp-content/uploads, or content/images of Ghost, as a folder, .zip or .tar.gz
--fetch    fetches pictures that are not there from the old site
--from     the address of the old site, where the export does not say it
--pages    brings pages, too, as drafts; --types brings other types of WordPress
--all-pictures  brings also the pictures that no text shows`;

await runCommand(async (given, env) => {
  const { values, positionals } = readArguments(given);
  if (hasNoSite(env)) throw new OperatorError(noSite(env.DATA_DIR));
  if (values.list) return withImportStore(env, list);
  if (values.undo !== undefined) {
    const id = Number(values.undo);
    if (!Number.isSafeInteger(id) || id < 1) throw new OperatorError(usage);
    return withImportStore(env, (store) => undo(store, id));
  }
  const [place, ...others] = positionals;
  if (!place || others.length > 0) throw new OperatorError(usage);
  const order = {
    ...values,
    place,
    fetchHosts: env.IMPORT_FETCH.hosts,
    name: path.basename(path.resolve(place)),
    isTrial: values["dry-run"],
    allPictures: values["all-pictures"],
    types: (values.types ?? "").split(",").filter(Boolean),
  };
  return withImportStore(env, async (store) => writeReport(await bring(store, order)));
});

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        uploads: { type: "string" },
        fetch: { type: "boolean", default: false },
        from: { type: "string" },
        pages: { type: "boolean", default: false },
        types: { type: "string" },
        "all-pictures": { type: "boolean", default: false },
        list: { type: "boolean", default: false },
        undo: { type: "string" },
      },
    });
  } catch {
    throw new OperatorError(usage);
  }
}

/** A trial writes nothing, and no record of itself. */
async function bring(store: ImportStore, order: Order): Promise<Report> {
  if (order.isTrial) return importSite(store, order);
  const run = await beginRun(store, "import", order.name);
  return inRun(store, run, async (watch) => {
    const result = await importSite(store, order, { ...watch, progress: showing(watch) });
    return { result, report: storedReport(result) };
  });
}

async function undo(store: ImportStore, id: number): Promise<string> {
  const source = (await store.list()).find((one) => one.id === id)?.source;
  if (source === undefined) throw new OperatorError(`There is no import ${id}.`);
  const run = await beginRun(store, "undo", source, id);
  return inRun(store, run, async (watch) => {
    const report = await undoImport(store, id, watch);
    return { result: writeTakenBack(id, report), report };
  });
}

async function list(store: ImportStore): Promise<string> {
  const lines = (await store.list()).map(
    ({ id, source, created_at, finished_at }) =>
      `${id}  ${created_at.slice(0, 16).replace("T", " ")} UTC  ${source}${finished_at ? "" : " (not finished)"}`,
  );
  return lines.join("\n") || "Nothing was imported.";
}

function showing({ progress }: Watch): Watch["progress"] {
  return (done, all) => {
    progress(done, all);
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${done} of ${all}${done === all ? "\n" : ""}`);
    }
  };
}
