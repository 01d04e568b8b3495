import { destination, pino } from "pino";
import type { Env } from "./env.ts";
import { readable } from "./readable-log.ts";

// Buffered, so that a busy server spends its time on answers; flushed each second and at the end.
const stream = destination({ dest: 1, sync: false, minLength: 8_192, maxLength: 1_048_576 });
// A log that cannot be written (a full disk, a reader that is gone) must not end the site, nor fill its memory.
let writable = true;
stream.on("error", () => {
  writable = false;
});
stream.on("drain", () => {
  writable = true;
});
// pino calls this when the process ends; it would try for ever to write what cannot be written.
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

/** What is less important than this is not written; `info` until it is set. */
export function setLogLevel(level: Env["LOG_LEVEL"]): void {
  logger.level = level;
}

/**
 * One line per event: JSON, or text when a person watches at a terminal. Never a query string or a user
 * agent, and the address of a visitor only when a sign-in failed.
 */
export function log(event: string, fields: object = {}, level: "info" | "warn" = "info"): void {
  logger[level](fields, event);
}

/** For what somebody should look at: the operator's mistake, our failure. */
export function logProblem(event: string, fields: object = {}): void {
  logger.warn(fields, event);
}

/** A page or a request that failed through our fault, or that of what we need. */
export function logFailure(event: string, fields: object = {}): void {
  logger.error(fields, event);
}

/**
 * Writes out what is still buffered; call before the process ends. Never for longer than half a second.
 */
export async function flushLog(): Promise<void> {
  // Twice, for what came while the first was writing.
  const flushed = flush().then(flush);
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, 500).unref())]);
}

function flush(): Promise<void> {
  return new Promise((resolve) => stream.flush(() => resolve()));
}
