import { AsyncLocalStorage } from "node:async_hooks";

/** One piece of work at a time, in the order of their arrival. */
export class Turns {
  readonly #atEnd: () => Promise<void>;
  readonly #inside = new AsyncLocalStorage<true>();
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** `atEnd` is done after each piece, before the next begins. */
  constructor(atEnd: () => Promise<void>) {
    this.#atEnd = atEnd;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#run(work, (go) => this.#waiting.push(go));
  }

  /** Before all that wait. */
  runNext<T>(work: () => Promise<T>): Promise<T> {
    return this.#run(work, (go) => this.#waiting.unshift(go));
  }

  /** Lets the others work meanwhile, when it is called inside of a turn. */
  async pause<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#inside.getStore()) return work();
    await this.#end();
    try {
      return await this.#inside.exit(work);
    } finally {
      await this.#take((go) => this.#waiting.push(go));
    }
  }

  async #run<T>(work: () => Promise<T>, queue: (go: () => void) => void): Promise<T> {
    await this.#take(queue);
    try {
      return await this.#inside.run(true, work);
    } finally {
      await this.#end();
    }
  }

  async #take(queue: (go: () => void) => void): Promise<void> {
    if (this.#isTaken) await new Promise<void>(queue);
    else this.#isTaken = true;
  }

  async #end(): Promise<void> {
    await this.#atEnd();
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
