import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { placeMigratedDatabase } from "./migrated-database.ts";
import { countStart } from "./suite.ts";

type LogLine = { event: string; [field: string]: unknown };

export type TestSite = {
  url: string;
  dataDir: string;
  /** The JSON log so far. */
  log: LogLine[];
  /** Everything it printed, both streams. */
  output: string[];
  process: ChildProcess;
  /** Ends it as an operator would, and removes the data directory that `startSite` made. */
  stop: (signal?: NodeJS.Signals) => Promise<{ code: number | null }>;
};

export type SiteOptions = {
  env?: Record<string, string>;
  /** Kept when given; without it a new one is made and removed again. */
  dataDir?: string;
  /** Look no further at what it prints once it listens: reading a busy log would slow the reader. */
  quiet?: boolean;
  /** A command it is started through, like `setsid`; it must end in exec, so that the process stays ours. */
  through?: string[];
};

/** Starts the real server on the production build, with its own data and a free port. */
export async function startSite(options: SiteOptions = {}): Promise<TestSite> {
  countStart("site");
  const { child, output, log, exited, dataDir, forget } = await launch(options);
  const listening = new Promise<LogLine>((resolve) => {
    child.once("listening-line", resolve);
  });
  const first = await Promise.race([listening, exited]);
  if (typeof first === "number" || first === null) {
    await forget();
    throw new Error(`The site did not start (exit code ${first}):\n${output.join("\n")}`);
  }
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const code = await exited;
    await forget();
    return { code };
  };
  return { url: String(first.url), dataDir, log, output, process: child, stop };
}

/** Starts the server for what must end by itself: refused starts. */
export async function runSite(
  options: SiteOptions = {},
): Promise<{ code: number | null; output: string }> {
  countStart("refused");
  const { output, exited, forget } = await launch(options);
  const code = await exited;
  await forget();
  return { code, output: output.join("\n") };
}

/** Starts the server and leaves it to the test whether and when it listens. */
export async function launchSite(
  options: SiteOptions,
): Promise<Pick<TestSite, "process" | "output">> {
  countStart("site");
  const { child, output } = await launch(options);
  return { process: child, output };
}

async function launch({ env = {}, dataDir: given, quiet = false, through = [] }: SiteOptions) {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), "site-")));
  if (!given && !env.SUPABASE_URL) await placeMigratedDatabase(dataDir);
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const nodeFirst = `${dirname(process.execPath)}:${PATH}`;
  // As `npm start` does, its settings for memory included; the script says exec, so this is Node itself.
  const [program = "sh", ...args] = [...through, "sh", "-c", scripts.start];
  const child = spawn(program, args, {
    // As if npm had started it: it then ends with its parent, also when a test runner is killed.
    env: {
      PATH: nodeFirst,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: dataDir,
      npm_lifecycle_event: "start",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const log: LogLine[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    const lines = createInterface({ input: stream });
    lines.on("line", (line) => {
      output.push(line);
      if (!line.startsWith("{")) return;
      const entry: LogLine = JSON.parse(line);
      log.push(entry);
      if (entry.event === "listening") child.emit("listening-line", entry);
    });
    if (quiet) {
      child.once("listening-line", () => {
        lines.close();
        stream.resume();
      });
    }
  }
  // A test that fails before its stop() must not leave a server behind.
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  // "close" comes after the last line of output, "exit" may come before.
  const exited = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  child.once("exit", () => process.off("exit", killChild));
  const forget = async () => {
    if (!given) await rm(dataDir, { recursive: true, force: true });
  };
  return { child, output, log, exited, dataDir, forget };
}
