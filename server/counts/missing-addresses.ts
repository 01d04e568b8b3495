import { isbot } from "isbot";
import { plainFrom } from "../../supabase/redirects/address.ts";
import { type CounterOptions, countInMemory } from "./counter.ts";

export type MissingAddresses = {
  /** Of a request that was answered 404. */
  note(path: string, userAgent: string | undefined): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};

const MOST_PATHS = 500;

/** What programs try everywhere and browsers ask for by themselves, and what an older build of ours had. */
const NOISE =
  /^\/(?:\.|assets\/|wp-(?:admin|login|includes|json|cron)|xmlrpc\.php|phpmyadmin|cgi-bin|vendor\/|apple-touch-icon|favicon)|\/\.(?:env|git)/;

export function countMissing(options: CounterOptions): MissingAddresses {
  const { add, stop } = countInMemory(options, MOST_PATHS);
  return {
    note(path, userAgent) {
      if (!userAgent || isbot(userAgent)) return;
      const address = plainFrom(path);
      if (address !== null && !NOISE.test(address)) add(address);
    },
    stop,
  };
}
