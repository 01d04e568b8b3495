import "../node-version.ts";
import { resolve } from "node:path";
import { type Env, readEnv } from "../env.ts";
import { OperatorError } from "../operator-error.ts";

/** Told in one line: mistakes of the operator. */
export async function runCommand(
  usage: string,
  work: (file: string, env: Env) => Promise<string>,
): Promise<void> {
  try {
    const [given, ...more] = process.argv.slice(2);
    if (!given || more.length > 0) throw new OperatorError(usage);
    const env = readEnv(process.env);
    if (env.SUPABASE_URL) {
      throw new OperatorError(
        "SUPABASE_URL is set, so rows and files are kept by that Supabase and not here. README.md says how to back it up.",
      );
    }
    // npm changes to the directory of the package.
    const file = resolve(process.env.INIT_CWD ?? ".", given);
    process.stdout.write(`${await work(file, env)}\n`);
  } catch (error) {
    const known = error instanceof OperatorError || isOfTheSystem(error);
    process.stderr.write(
      `${known ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}

/** Such as a full disk or a missing permission: its message names the file. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
