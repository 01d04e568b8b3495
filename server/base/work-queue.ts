export class Overloaded extends Error {
  override name = "Overloaded";
}

/** `timeoutMs`: work that waits longer is refused. */
type Limits = { atOnce: number; waiting: number; timeoutMs?: number; now?: () => number };

const REMEMBERED = 5_000;
const TIMEOUT_MS = 5_000;

/** `atOnce` run, `waiting` wait in the order of their arrival, and the rest is refused. */
export class WorkQueue {
  #limits;
  #now;
  #running = 0;
  #waiting = new Set<() => void>();
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#now = limits.now ?? (() => performance.now());
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running--;
    }
  }

  get isOverloaded(): boolean {
    return this.#now() - this.#refusedAt < REMEMBERED;
  }

  #turn(): Promise<void> {
    if (this.#waiting.size >= this.#limits.waiting) return Promise.reject(this.#refusal());
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(giveUp);
        this.#waiting.delete(go);
        resolve();
      };
      const giveUp = setTimeout(() => {
        this.#waiting.delete(go);
        reject(this.#refusal());
      }, this.#limits.timeoutMs ?? TIMEOUT_MS);
      this.#waiting.add(go);
    });
  }

  #refusal(): Overloaded {
    this.#refusedAt = this.#now();
    return new Overloaded();
  }
}
