import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { hasNoSite, noSite } from "./backend/reach.ts";
import { runCommand } from "./base/command.ts";
import { OperatorError } from "./base/operator-error.ts";
import { withExportStore } from "./transfer/store/export-store.ts";
import { archiveOf, type Progress } from "./transfer/write/archive.ts";

const usage = `Usage: npm run export -- FILE.zip

Writes posts, case studies, facts of the company, redirects and pictures into an archive, which
npm run import brings back.`;

await runCommand(async ([file, ...others], env) => {
  if (!file || others.length > 0 || !/\.zip$/i.test(file)) throw new OperatorError(usage);
  if (hasNoSite(env)) throw new OperatorError(noSite(env.DATA_DIR));
  let last: Progress = { done: 0, total: 0, missing: [] };
  const part = `${file}.part`;
  try {
    await withExportStore(env, async (store) => {
      await store.note().catch((error) => process.stderr.write(`${error}\n`));
      const archive = archiveOf(store, {
        site: env.SITE_URL ?? "",
        now: new Date(),
        onProgress: (progress) => {
          last = progress;
          showProgress(progress);
        },
      });
      // Node and the DOM library each have a type for the same stream.
      const stream = Readable.fromWeb(archive as ReadableStream);
      await pipeline(stream, createWriteStream(part, { mode: 0o600 }));
    });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  const { done, missing } = last;
  const lines = missing.map((path) => `- could not be read: ${path}`);
  return [...lines, `${file} has ${done - missing.length} records and pictures.`].join("\n");
});

function showProgress({ done, total }: Progress): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${total}${done === total ? "\n" : ""}`);
}
