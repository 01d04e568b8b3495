import { LRUCache } from "lru-cache";
import type { Keys } from "../shared/keys.ts";
import { callerOf } from "../shared/signed-in.ts";

/** Milliseconds for which somebody counts as an administrator without being looked up again. */
const remembered = 10_000;

/** Whether the secret key or an administrator asks. Decides what may be tried; the database what may be done. */
export function createAdministrators(
  keys: Pick<Keys, "secretKey" | "jwtSecret">,
  hasRow: (id: string) => Promise<boolean>,
): (request: Request) => Promise<boolean> {
  const known = new LRUCache<string, true>({ max: 1000, ttl: remembered });
  return async (request) => {
    const caller = await callerOf(request, keys);
    if (caller === null || caller === "secret key") return caller !== null;
    if (known.has(caller.id)) return true;
    const is = await hasRow(caller.id);
    if (is) known.set(caller.id, true);
    return is;
  };
}
