import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Load = { connections: number; seconds: number };
export type Answered = {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
};
type Told = Answered & { errors: number; wrong: number };

/** Debian's wrk asks faster than any Node program and leaves more of the machine to the server. */
const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/**
 * Keep-alive load from a process of its own; any error or wrong status ends the bench, for its
 * number would lie.
 */
export async function load(url: string, { connections, seconds }: Load): Promise<Answered> {
  const { errors, wrong, ...answered } = hasWrk
    ? await byWrk(url, connections, seconds)
    : await byAutocannon(url, connections, seconds);
  if (errors > 0 || wrong > 0) throw new Error(`${errors} errors, ${wrong} wrong answers: ${url}`);
  return answered;
}

async function byWrk(url: string, connections: number, seconds: number): Promise<Told> {
  const script = fileURLToPath(new URL("wrk-report.lua", import.meta.url));
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "30s", "-s", script];
  const { stdout } = await run("wrk", [...options, "-H", "Accept-Encoding: br", url]);
  return JSON.parse(stdout.slice(stdout.lastIndexOf("\n{") + 1));
}

async function byAutocannon(url: string, connections: number, seconds: number): Promise<Told> {
  const options = ["-j", "-c", `${connections}`, "-d", `${seconds}`, "-t", "30"];
  // As wrk does: the certificate of a test says nothing.
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" };
  const { stdout } = await run("autocannon", [...options, "-H", "Accept-Encoding=br", url], {
    env,
  });
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  return {
    requests: requests.total,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    longest: latency.max,
    errors,
    wrong: non2xx,
  };
}
