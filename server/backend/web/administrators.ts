import { LRUCache } from "lru-cache";
import type { Keys } from "../shared/keys.ts";
import { type Caller, callerOf } from "../shared/signed-in.ts";

/** Milliseconds for which somebody counts as an administrator without being looked up again. */
const remembered = 10_000;

/** Whether the secret key or somebody of the panel asks, with the second factor that they need. Decides what may be tried; the database what may be done. */
export function createAdministrators(
  keys: Pick<Keys, "secretKey" | "jwtSecret">,
  isLetIn: (caller: Caller) => Promise<boolean>,
): (request: Request) => Promise<boolean> {
  const known = new LRUCache<string, true>({ max: 1000, ttl: remembered });
  return async (request) => {
    const caller = await callerOf(request, keys);
    if (caller === null || caller === "secret key") return caller !== null;
    const key = `${caller.id} ${caller.session}`;
    if (known.has(key)) return true;
    const is = await isLetIn(caller);
    if (is) known.set(key, true);
    return is;
  };
}
