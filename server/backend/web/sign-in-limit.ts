import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../../../supabase/functions/_shared/hash.ts";

/** Refreshing a session guesses no password, but it is work. */
const refreshesPerAttempt = 6;
/** So no address takes more than a fifth of an account's attempts. */
const addressesPerAccount = 5;
const mostFamiliar = 10_000;
const minute = 60;

export class SignInLimit {
  readonly #addresses: RateLimiterMemory;
  readonly #accounts: RateLimiterMemory;
  readonly #refreshes: RateLimiterMemory;
  /** Accounts with the networks that they were signed in to from. */
  readonly #familiar = new LRUCache<string, true>({ max: mostFamiliar });

  constructor(perMinute: number) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: minute });
    this.#addresses = limiter(perMinute);
    this.#accounts = limiter(perMinute * addressesPerAccount);
    this.#refreshes = limiter(perMinute * refreshesPerAttempt);
  }

  /** Seconds to wait, or 0. Strangers who use up an account's attempts do not shut out familiar addresses. */
  async attempt(address: string, email: unknown): Promise<number> {
    const wait = await take(this.#addresses, networkOf(address));
    if (wait > 0 || this.#familiar.get(hashOf(email, address))) return wait;
    return take(this.#accounts, hashOf(email));
  }

  succeeded(address: string, email: unknown): void {
    this.#familiar.set(hashOf(email, address), true);
  }

  refresh(address: string): Promise<number> {
    return take(this.#refreshes, networkOf(address));
  }
}

/** Of an account, or of an account and a network: equally long, whatever is sent. */
function hashOf(email: unknown, address?: string): string {
  const account = typeof email === "string" ? email.trim().toLowerCase() : "";
  const parts = address === undefined ? [account] : [account, networkOf(address)];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      // After the clock was set back this could be hours; the limiter forgets after a minute.
      return Math.min(minute, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
    throw refusal;
  }
}
