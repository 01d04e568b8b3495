/** Too much is waiting already: better told now than answered when nobody waits any more. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

type Limits = { atOnce: number; waiting: number; now?: () => number };

const REMEMBERED = 5_000;

/**
 * Work that costs much, a bounded amount at a time: so many run at once, so many wait, in the order
 * in which they came, and the rest is refused at once. Urgent work waits apart and goes first.
 */
export class WorkQueue {
  #limits;
  #now;
  #running = 0;
  #urgent: (() => void)[] = [];
  #others: (() => void)[] = [];
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#now = limits.now ?? (() => performance.now());
  }

  /** Rejects with Overloaded when nothing was begun. */
  async run<T>(work: () => Promise<T>, { urgent = false } = {}): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      const lane = urgent ? this.#urgent : this.#others;
      if (lane.length >= this.#limits.waiting) {
        this.#refusedAt = this.#now();
        throw new Overloaded();
      }
      await new Promise<void>((go) => lane.push(go));
    } else this.#running++;
    try {
      return await work();
    } finally {
      // Who waits takes over this place; only without a successor it is free.
      const next = this.#urgent.shift() ?? this.#others.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** Whether anything was refused within the last five seconds. */
  get isOverloaded(): boolean {
    return this.#now() - this.#refusedAt < REMEMBERED;
  }
}
