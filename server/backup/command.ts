import { resolve } from "node:path";
import { runCommand } from "../base/command.ts";
import type { Env } from "../base/env.ts";
import { OperatorError } from "../base/operator-error.ts";

export function runFileCommand(
  usage: string,
  work: (file: string, env: Env) => Promise<string>,
): Promise<void> {
  return runCommand(async ([given, ...more], env) => {
    if (!given || more.length > 0) throw new OperatorError(usage);
    if (env.SUPABASE_URL) {
      throw new OperatorError(
        "SUPABASE_URL is set, so rows and files are kept by that Supabase and not here. docs/operating.md says how to back it up.",
      );
    }
    // npm changes to the directory of the package.
    return work(resolve(process.env.INIT_CWD ?? ".", given), env);
  });
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
