import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../base/operator-error.ts";

export const dumpName = "rows.dump";

const run = promisify(execFile);

/** Whether this machine can dump the rows of a Postgres server. */
export function hasPgDump(): Promise<boolean> {
  return run("pg_dump", ["--version"]).then(
    () => true,
    () => false,
  );
}

/** Puts the rows of a Postgres server into the directory. pg_dump reads every one of them. */
export async function dumpRows(databaseUrl: string, directory: string): Promise<void> {
  const url = new URL(databaseUrl);
  // The arguments of a process are for every user of the machine to see.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = "";
  const args = ["--format=custom", `--file=${join(directory, dumpName)}`, url.href];
  try {
    await run("pg_dump", args, { env });
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : error;
    throw new OperatorError(`The rows of DATABASE_URL could not be saved. ${said}`);
  }
}
