/** Too much is waiting already: better told now than answered when nobody waits any more. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** `patience`: how many milliseconds anything waits for its turn before it is refused. */
type Limits = { atOnce: number; waiting: number; patience?: number; now?: () => number };
type Waiting = { go: () => void };

const REMEMBERED = 5_000;
const PATIENCE = 5_000;

/**
 * Work that costs much, a bounded amount at a time: so many run at once, so many wait, in the order
 * in which they came and not for ever, and the rest is refused at once. Urgent work waits apart and
 * takes turns with the others, however much of either there is.
 */
export class WorkQueue {
  #limits;
  #now;
  #running = 0;
  #lanes = { urgent: new Set<Waiting>(), usual: new Set<Waiting>() };
  #urgentIsNext = true;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#now = limits.now ?? (() => performance.now());
  }

  /** Rejects with Overloaded when nothing was begun. */
  async run<T>(work: () => Promise<T>, { urgent = false } = {}): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      await this.#turn(urgent ? this.#lanes.urgent : this.#lanes.usual);
    } else this.#running++;
    try {
      return await work();
    } finally {
      // Who waits takes over this place; only without a successor it is free.
      const next = this.#next();
      if (next) next.go();
      else this.#running--;
    }
  }

  /** Whether anything was refused within the last five seconds. */
  get isOverloaded(): boolean {
    return this.#now() - this.#refusedAt < REMEMBERED;
  }

  #turn(lane: Set<Waiting>): Promise<void> {
    if (lane.size >= this.#limits.waiting) return Promise.reject(this.#refusal());
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        lane.delete(waiting);
        reject(this.#refusal());
      }, this.#limits.patience ?? PATIENCE);
      const go = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const waiting = { go };
      lane.add(waiting);
    });
  }

  #next(): Waiting | undefined {
    const { urgent, usual } = this.#lanes;
    const lane = usual.size === 0 || (this.#urgentIsNext && urgent.size > 0) ? urgent : usual;
    this.#urgentIsNext = lane !== urgent;
    const [first] = lane;
    if (first) lane.delete(first);
    return first;
  }

  #refusal(): Overloaded {
    this.#refusedAt = this.#now();
    return new Overloaded();
  }
}
