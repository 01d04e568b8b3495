import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../../../supabase/functions/send-contact-email/address.ts";

/** Refreshing a session is no guess at a password, but not free either. */
const refreshesPerAttempt = 6;
/** Seconds. */
const minute = 60;

/** Counts attempts per minute, for each address and for each account. */
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

  /** Seconds to wait, or 0 when this attempt may be made. */
  async attempt(address: string, email: unknown): Promise<number> {
    // Whatever is no text names nobody; all of it counts together.
    const account = typeof email === "string" ? email.trim().toLowerCase() : "";
    const key = createHash("sha256").update(account).digest("base64url");
    // One after the other: a flood from one address must not use up somebody's account as well.
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
      // A clock that was set back would tell of hours; the limiter itself forgets after its minute.
      return Math.min(minute, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
    throw refusal;
  }
}
