import { destination, pino } from "pino";

// Buffered, so that a busy server spends its time on answers; flushed each second and at the end.
const stream = destination({ dest: 1, sync: false, minLength: 8_192 });
const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: "event",
    formatters: { level: (label) => ({ level: label }) },
  },
  stream,
);
setInterval(() => stream.flush(), 250).unref();

/** One JSON line per event. Never an address of a visitor, a query string or a user agent. */
export function log(event: string, fields: object = {}): void {
  logger.info(fields, event);
}

/** For what somebody should look at: the operator's mistake, our failure. */
export function logProblem(event: string, fields: object = {}): void {
  logger.warn(fields, event);
}

/** Writes out what is still buffered; call before the process ends. */
export function flushLog(): void {
  stream.flushSync();
}
