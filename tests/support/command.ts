import { spawn } from "node:child_process";
import { once } from "node:events";

export type Ended = { code: number | null; output: string };

/** Runs a program of this project with Node, as its npm script does, and nothing of our environment. */
export async function runProgram(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  const [code]: (number | null)[] = await once(child, "close");
  return { code: code ?? null, output: said.join("") };
}
