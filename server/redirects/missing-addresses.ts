import { isbot } from "isbot";
import { plainFrom } from "../../supabase/redirects/address.ts";

export type MissingAddresses = {
  /** Of a request that was answered 404. */
  note(path: string, userAgent: string | undefined): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};

type Options = {
  write: (counts: Record<string, number>) => Promise<void>;
  failed: (error: unknown) => void;
  everyMs?: number;
};

type Backend = { url: string; secretKey: string; headers?: Record<string, string> };

/** As many as a day has room for in the database; all others are counted together. */
const MOST_PATHS = 500;
const LONGEST_PATH = 300;
const OTHERS = "";

/** What programs try everywhere and browsers ask for by themselves, and what an older build of ours had. */
const NOISE =
  /^\/(?:\.|assets\/|wp-(?:admin|login|includes|json|cron)|xmlrpc\.php|phpmyadmin|cgi-bin|vendor\/|apple-touch-icon|favicon)|\/\.(?:env|git)/;

const TIMEOUT_MS = 2_000;

/** Counts in memory and writes once a minute. What cannot be written is counted again, and costs no request. */
export function countMissing({ write, failed, everyMs = 60_000 }: Options): MissingAddresses {
  let counts = new Map<string, number>();
  let writing = Promise.resolve();

  const add = (path: string, times: number) => {
    const hasRoom = counts.has(path) || counts.size < MOST_PATHS;
    const key = hasRoom ? path : OTHERS;
    counts.set(key, (counts.get(key) ?? 0) + times);
  };
  const writeAll = async () => {
    const taken = counts;
    if (taken.size === 0) return;
    counts = new Map();
    try {
      await write(Object.fromEntries(taken));
    } catch (error) {
      for (const [path, times] of taken) add(path, times);
      failed(error);
    }
  };
  const writeInTurn = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(writeInTurn, everyMs);
  timer.unref();

  return {
    note(path, userAgent) {
      if (!userAgent || isbot(userAgent)) return;
      const address = plainFrom(path);
      if (address === null || NOISE.test(address)) return;
      add(address.length > LONGEST_PATH ? OTHERS : address, 1);
    },
    stop() {
      clearInterval(timer);
      return writeInTurn();
    },
  };
}

export function writerOfMissing({ url, secretKey, headers }: Backend): Options["write"] {
  return async (counts) => {
    const answer = await fetch(`${url.replace(/\/$/, "")}/rest/v1/rpc/count_missing_addresses`, {
      method: "POST",
      headers: {
        ...headers,
        apikey: secretKey,
        // A secret key of the older form, a JWT, is read here only.
        authorization: `Bearer ${secretKey}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ counts: JSON.stringify(counts) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  };
}
