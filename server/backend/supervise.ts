import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import { type BootOrder, type ChildReport, childReportSchema } from "./messages.ts";
import type { FirstAdmin } from "./options.ts";
import { tell } from "./tell.ts";
import { watchOver } from "./watchdog.ts";

/** PGlite's WebAssembly without the optimising compiler: half the memory and a faster start. */
const flags = ["--liftoff-only", "--max-semi-space-size=4", "--max-old-space-size=256"];
const longestPause = 10_000;

export type Supervisor = {
  port: number;
  firstAdmin?: FirstAdmin;
  isUp(): boolean;
  stop(): Promise<void>;
};

/** Starts the backend process and starts it again, on the same port, whenever it dies. */
export async function supervise(
  order: BootOrder,
  stuckAfter: number,
  log: (event: string, fields?: object) => void,
): Promise<Supervisor> {
  let stopping = false;
  let pause = 250;
  let running = await start({ ...order, port: 0 }, log);
  let up = true;
  let upSince = Date.now();
  const { port, firstAdmin } = running;
  let timer: NodeJS.Timeout | undefined;

  const onExit = (code: number | null, signal: string | null) => {
    up = false;
    if (stopping) return;
    if (Date.now() - upSince > 60_000) pause = 250;
    log("backend-died", { code, signal, restartInMs: pause });
    timer = setTimeout(restart, pause);
    pause = Math.min(pause * 2, longestPause);
  };
  const restart = async () => {
    try {
      running = await start({ ...order, port }, log);
      if (stopping) return end(running.child);
      up = true;
      upSince = Date.now();
      watch();
    } catch (error) {
      log("backend-restart-failed", { reason: error instanceof Error ? error.message : "unknown" });
      if (!stopping) timer = setTimeout(restart, pause);
      pause = Math.min(pause * 2, longestPause);
    }
  };
  const watch = () => {
    running.child.once("exit", onExit);
    watchOver(running.child, stuckAfter, () => log("backend-stuck", { stuckAfter }));
  };
  watch();

  return {
    port,
    firstAdmin,
    isUp: () => up,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await end(running.child);
    },
  };
}

type Started = { child: ChildProcess; port: number; firstAdmin?: FirstAdmin };

async function start(
  order: BootOrder,
  log: (event: string, fields?: object) => void,
): Promise<Started> {
  const child = fork(join(import.meta.dirname, "child.ts"), {
    execArgv: flags,
    env: { ...process.env, LITE_TELEMETRY: "0", DO_NOT_TRACK: "1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const tail = keepTail(child);
  tell(child, order);
  const report = await firstReport(child);
  if (report.kind === "ready") {
    log("backend-started", { pid: child.pid });
    return { child, ...report };
  }
  await end(child);
  if (report.isOperators) throw new OperatorError(report.message);
  log("backend-failed", { output: tail() });
  throw new Error(`The backend did not start: ${report.message}`);
}

function firstReport(child: ChildProcess): Promise<ChildReport> {
  return new Promise((resolve) => {
    child.once("message", (message) => resolve(childReportSchema.parse(message)));
    child.once("exit", (code, signal) =>
      resolve({ kind: "failed", message: `it ended (${signal ?? code})`, isOperators: false }),
    );
  });
}

/** What the process last said on stderr: told only when it fails, for lite prints queries there. */
function keepTail(child: ChildProcess): () => string {
  let tail = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    tail = (tail + text).slice(-2000);
  });
  return () => tail;
}

/** Asks the process to finish, and makes it after two seconds (Postgres mends its files). */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killer = setTimeout(() => child.kill("SIGKILL"), 2000);
    child.once("exit", () => {
      clearTimeout(killer);
      resolve();
    });
    tell(child, "stop");
  });
}
