import "./node-version.ts";
import { type Env, readEnv } from "./env.ts";
import { OperatorError } from "./operator-error.ts";

export async function runCommand(
  work: (given: string[], env: Env) => Promise<string>,
): Promise<void> {
  try {
    const answer = await work(process.argv.slice(2), readEnv(process.env));
    process.stdout.write(`${answer}\n`);
  } catch (error) {
    const known = error instanceof OperatorError || isOfTheSystem(error);
    process.stderr.write(
      `${known ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}

/** An error of the file system, such as a full disk or a missing permission. Its message names the file. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
