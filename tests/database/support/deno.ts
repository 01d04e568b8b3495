import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

const filesOf = (name: string) => ({
  config: `supabase/functions/${name}/deno.json`,
  entry: `supabase/functions/${name}/index.ts`,
});

export function hasDeno(): boolean {
  return spawnSync("deno", ["--version"]).status === 0;
}

/** Deno's own type check, for tsc cannot see `index.ts`; empty when it is content. */
export function denoComplaints(name: string): string {
  const { entry } = filesOf(name);
  // With the function's own configuration Deno does not find the types of Node's modules.
  const check = ["check", "--no-lock", "--node-modules-dir=manual", "--no-config", entry];
  const { status, stderr } = spawnSync("deno", check, { encoding: "utf8", env: environment() });
  return status === 0 ? "" : stderr;
}

export type DenoFunction = {
  url: string;
  /** Resolves at the first line of its log that contains the text. */
  said(text: string): Promise<string>;
  stop(): Promise<void>;
};

/** A function as Supabase runs it: index.ts under Deno, packages from node_modules. */
export async function startDenoFunction(
  name: string,
  env: Record<string, string>,
): Promise<DenoFunction> {
  const { config, entry } = filesOf(name);
  const child = spawn(
    "deno",
    ["run", "--cached-only", "--no-lock", "--node-modules-dir=manual", "--allow-net"].concat([
      "--allow-env",
      "--allow-sys=hostname",
      "--config",
      config,
      entry,
    ]),
    {
      env: { ...environment(), DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exited = once(child, "close");
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  const said = async (text: string): Promise<string> => {
    while (child.exitCode === null) {
      const line = lines.find((each) => each.includes(text));
      if (line !== undefined) return line;
      await setTimeout(20);
    }
    throw new Error(`Deno ended:\n${lines.join("\n")}`);
  };
  const listening = await said("Listening on ");
  return {
    url: /http:\/\/[^/\s]+/.exec(listening)?.[0] ?? "",
    said,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

function environment() {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
}
