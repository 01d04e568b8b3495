/** Too much is waiting already: better told now than answered when nobody waits any more. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** `patience`: how many milliseconds anything waits for its turn before it is refused. */
type Limits = { atOnce: number; waiting: number; patience?: number; now?: () => number };

const REMEMBERED = 5_000;
const PATIENCE = 5_000;

/**
 * Work that costs much, a bounded amount at a time: so many run at once, so many wait, in the order
 * in which they came and not for ever, and the rest is refused at once.
 */
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

  /** Rejects with Overloaded when nothing was begun. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } finally {
      // The first that waits takes over this place.
      const [next] = this.#waiting;
      if (next) next();
      else this.#running--;
    }
  }

  /** Whether anything was refused within the last five seconds. */
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
      }, this.#limits.patience ?? PATIENCE);
      this.#waiting.add(go);
    });
  }

  #refusal(): Overloaded {
    this.#refusedAt = this.#now();
    return new Overloaded();
  }
}
