import path from "node:path";
import { parseArgs } from "node:util";
import { type ImportStore, withImportStore } from "./backend/import-store.ts";
import { hasNoSite, noSite } from "./backend/reach.ts";
import { runCommand } from "./base/command.ts";
import { OperatorError } from "./base/operator-error.ts";
import { openPictureFiles } from "./import/pictures/open-files.ts";
import { writeReport } from "./import/report.ts";
import { runImport } from "./import/run-import.ts";
import { openSource } from "./import/source.ts";
import { undoImport } from "./import/undo.ts";

const usage = `Usage: npm run import -- FILE|FOLDER [--dry-run] [--uploads=FOLDER|ARCHIVE] [--fetch]
                                  [--from=ADDRESS] [--pages] [--types=NAME,NAME] [--all-pictures]
       npm run import -- --list
       npm run import -- --undo=NUMBER

FILE is an export of WordPress (.xml) or Ghost (.json), FOLDER has Markdown with front matter.
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
    return withImportStore(env, (store) => undoImport(store, id));
  }
  const [place, ...others] = positionals;
  if (!place || others.length > 0) throw new OperatorError(usage);
  const types = (values.types ?? "").split(",").filter(Boolean);
  const source = await openSource(place, { pages: values.pages, types, from: values.from });
  const { files, isOfSite, close } = await openPictureFiles(source, place, values);
  try {
    const report = await withImportStore(env, (store) =>
      runImport(source, store, {
        name: path.basename(path.resolve(place)),
        isTrial: values["dry-run"],
        allPictures: values["all-pictures"],
        files,
        isOfSite,
        onProgress: showProgress,
      }),
    );
    return writeReport(report);
  } finally {
    await close();
  }
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

async function list(store: ImportStore): Promise<string> {
  const lines = (await store.list()).map(
    ({ id, source, created_at, finished_at }) =>
      `${id}  ${created_at.slice(0, 16).replace("T", " ")} UTC  ${source}${finished_at ? "" : " (not finished)"}`,
  );
  return lines.join("\n") || "Nothing was imported.";
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? "\n" : ""}`);
}
