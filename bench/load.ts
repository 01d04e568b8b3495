import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Load = { connections: number; seconds: number; post?: Record<string, string> };
export type Answered = { requests: number; perSecond: number; p99: number };

/**
 * Keep-alive load from a process of its own; with the headers of `post` as requests without a body. Any error or wrong status ends the bench: the number
 * would mean nothing.
 */
export async function load(url: string, { connections, seconds, post }: Load): Promise<Answered> {
  const options = ["-j", "-c", `${connections}`, "-d", `${seconds}`, "-t", "30"];
  const headers = Object.entries({ "Accept-Encoding": "br", ...post });
  const sent = headers.flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const method = post ? ["-m", "POST"] : [];
  const { stdout } = await run("autocannon", [...options, ...method, ...sent, url]);
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  if (errors > 0 || non2xx > 0)
    throw new Error(`${errors} errors, ${non2xx} wrong answers: ${url}`);
  return { requests: requests.total, perSecond: requests.average, p99: latency.p99 };
}
