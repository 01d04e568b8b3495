import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { OperatorError } from "../../base/operator-error.ts";
import { type BootOrder, type ChildReport, childReportSchema } from "../shared/messages.ts";
import type { BackendOptions, FirstAdmin } from "../shared/options.ts";
import { sendToChild, watchOver } from "./watchdog.ts";

/** PGlite's WebAssembly without the optimising compiler: half the memory and a faster start. */
const flags = ["--liftoff-only", "--max-semi-space-size=4", "--max-old-space-size=256"];
const longestPause = 10_000;
const longestSilenceAtStart = 120_000;
const longestEnd = 1_000;

export type Supervisor = {
  port: number;
  firstAdmin?: FirstAdmin;
  firstAdminShown(): void;
  isUp(): boolean;
  stop(): Promise<void>;
};

/** Starts the backend process, and again on the same port when it dies. */
export async function supervise(
  order: BootOrder,
  stuckAfter: number,
  log: BackendOptions["log"],
): Promise<Supervisor> {
  let stopping = false;
  let pause = 250;
  let child: ChildProcess | undefined;
  let tail = () => "";
  const begin = (place: BootOrder) => {
    child = launch();
    tail = keepTail(child);
    watchOver(child, longestSilenceAtStart, () => log("backend-stuck", { starting: true }, "warn"));
    return introduce(child, place, tail, log);
  };
  const { port, firstAdmin, warnings } = await begin({ ...order, port: 0 });
  for (const message of warnings) log("settings", { message }, "warn");
  let up = true;
  let upSince = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const onExit = (code: number | null, signal: string | null) => {
    up = false;
    if (stopping) return;
    if (performance.now() - upSince > 60_000) pause = 250;
    log("backend-died", { code, signal, restartInMs: pause, output: tail() }, "warn");
    timer = setTimeout(restart, pause);
    pause = Math.min(pause * 2, longestPause);
  };
  const restart = async () => {
    try {
      await begin({ ...order, port });
      up = true;
      upSince = performance.now();
      watch();
    } catch (error) {
      if (stopping) return;
      const reason = error instanceof Error ? error.message : "unknown";
      log("backend-restart-failed", { reason }, "warn");
      timer = setTimeout(restart, pause);
      pause = Math.min(pause * 2, longestPause);
    }
  };
  const watch = () => {
    child?.once("exit", onExit);
    if (child) watchOver(child, stuckAfter, () => log("backend-stuck", { stuckAfter }, "warn"));
  };
  watch();

  return {
    port,
    firstAdmin,
    firstAdminShown: () => {
      if (firstAdmin && child) sendToChild(child, "shown");
    },
    isUp: () => up,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (child) await end(child);
    },
  };
}

function launch(): ChildProcess {
  return fork(join(import.meta.dirname, "../child/main.ts"), {
    execArgv: flags,
    env: { ...process.env, LITE_TELEMETRY: "0", DO_NOT_TRACK: "1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

async function introduce(
  child: ChildProcess,
  order: BootOrder,
  tail: () => string,
  log: BackendOptions["log"],
): Promise<Extract<ChildReport, { kind: "ready" }>> {
  sendToChild(child, order);
  const report = await firstReport(child);
  if (report.kind === "ready") {
    log("backend-started", { pid: child.pid });
    return report;
  }
  await end(child);
  if (report.isOperators) throw new OperatorError(report.message);
  log("backend-failed", { output: tail() }, "warn");
  throw new Error(`The backend did not start: ${report.message}`);
}

function firstReport(child: ChildProcess): Promise<ChildReport> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (typeof message === "object") resolve(childReportSchema.parse(message));
    });
    child.once("exit", (code, signal) =>
      resolve({ kind: "failed", message: `it ended (${signal ?? code})`, isOperators: false }),
    );
  });
}

/** The end of stderr, told only when the process fails: lite prints queries there. */
function keepTail(child: ChildProcess): () => string {
  let tail = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    tail = (tail + text).slice(-2000);
  });
  return () => tail;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killer = setTimeout(() => child.kill("SIGKILL"), longestEnd);
    child.once("exit", () => {
      clearTimeout(killer);
      resolve();
    });
    sendToChild(child, "stop");
  });
}
