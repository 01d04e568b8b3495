import { destination, pino } from "pino";
import type { Env } from "./env.ts";
import { readable } from "./readable-log.ts";

const stream = destination({ dest: 1, sync: false, minLength: 8_192, maxLength: 1_048_576 });
// A full disk or a closed pipe must not end the site, nor fill its memory.
let writable = true;
stream.on("error", () => {
  writable = false;
});
stream.on("drain", () => {
  writable = true;
});
// pino calls this at the exit, and would try for ever on a full disk.
const flushAtExit = stream.flushSync.bind(stream);
stream.flushSync = () => {
  if (writable) flushAtExit();
};
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: "event",
    formatters: { level: (label) => ({ level: label }) },
  },
  process.stdout.isTTY ? { write: (line) => stream.write(readable(line)) } : stream,
);
setInterval(() => stream.flush(), 250).unref();

export function setLogLevel(level: Env["LOG_LEVEL"]): void {
  logger.level = level;
}

/** Never a query or a user agent; a visitor's address only when a sign-in failed. */
export function log(event: string, fields: object = {}, level: "info" | "warn" = "info"): void {
  logger[level](fields, event);
}

export function logProblem(event: string, fields: object = {}): void {
  logger.warn(fields, event);
}

export function logFailure(event: string, fields: object = {}): void {
  logger.error(fields, event);
}

export async function flushLog(): Promise<void> {
  // It is flushed twice, because more lines may have come during the first flush.
  const flushed = flush().then(flush);
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, 500).unref())]);
}

function flush(): Promise<void> {
  return new Promise((resolve) => stream.flush(() => resolve()));
}
