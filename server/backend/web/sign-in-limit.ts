import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../../../supabase/functions/send-contact-email/hash-address.ts";

/** Refreshing a session guesses no password, but it is work. */
const refreshesPerAttempt = 6;
const minute = 60;

export class SignInLimit {
  readonly #addresses: RateLimiterMemory;
  readonly #accounts: RateLimiterMemory;
  readonly #refreshes: RateLimiterMemory;

  constructor(perMinute: number) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: minute });
    this.#addresses = limiter(perMinute);
    this.#accounts = limiter(perMinute);
    this.#refreshes = limiter(perMinute * refreshesPerAttempt);
  }

  /** Seconds to wait, or 0. */
  async attempt(address: string, email: unknown): Promise<number> {
    const account = typeof email === "string" ? email.trim().toLowerCase() : "";
    const key = createHash("sha256").update(account).digest("base64url");
    // In this order: a flood from one address must not use up an account's attempts as well.
    const wait = await take(this.#addresses, networkOf(address));
    return wait > 0 ? wait : take(this.#accounts, key);
  }

  refresh(address: string): Promise<number> {
    return take(this.#refreshes, networkOf(address));
  }
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
