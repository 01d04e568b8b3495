import { isbot } from "isbot";
import { plainFrom } from "../../app/text/redirects/address.ts";
import { type CounterOptions, countInMemory } from "./counter.ts";

export type MissingAddresses = {
  /** Counts a request that was answered 404. */
  note(path: string, userAgent: string | undefined): void;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
};

const MOST_PATHS = 500;

/** Paths that scanners try everywhere, that browsers request by themselves, or that an older build had. */
const NOISE =
  /^\/(?:\.|assets\/|wp-(?:admin|login|includes|json|cron)|xmlrpc\.php|phpmyadmin|cgi-bin|vendor\/|apple-touch-icon|favicon)|\/\.(?:env|git)/;

/** Which nobody sees in the panel, and nobody means. */
const INVISIBLE = /\p{Cf}/u;

export function countMissing(options: CounterOptions): MissingAddresses {
  const { add, stop } = countInMemory(options, MOST_PATHS);
  return {
    note(path, userAgent) {
      if (!userAgent || isbot(userAgent)) return;
      const address = plainFrom(path);
      const isTyped = address !== null && !NOISE.test(address) && !INVISIBLE.test(address);
      if (isTyped) add(address);
    },
    stop,
  };
}
