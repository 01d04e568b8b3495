import { LRUCache } from "lru-cache";

/**
 * What became of a render: `keep` may be shown again, `pass` is right only now (404, redirect),
 * `failed` is what the visitor sees when there is no older page (the backend did not answer).
 */
export type Rendered<Page> = { verdict: "keep" | "pass" | "failed"; page: Page };

type Entry<Page> = { page: Page; bornAt: number };

type Options<Page> = {
  render: (path: string) => Promise<Rendered<Page>>;
  weigh: (page: Page) => number;
  maxBytes: number;
  /** Milliseconds of a clock that never goes backwards. */
  now?: () => number;
};

const FRESH = 5_000;
const STALE_WHILE_REVALIDATE = 5_000;

/**
 * Finished pages by path. Five seconds fresh, five more shown while a new one is made, then waited
 * for; an older one is shown only when its render fails.
 */
export class PageCache<Page extends object> {
  #options;
  #now;
  #entries;
  #rendering = new Map<string, Promise<Page>>();
  #generation = 0;

  constructor(options: Options<Page>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache<string, Entry<Page>>({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, path) => options.weigh(entry.page) + path.length,
    });
  }

  /** The page when one can be shown at once; begins its renewal when it is due. */
  find(path: string): Page | undefined {
    const entry = this.#entries.get(path);
    if (!entry) return undefined;
    const age = this.#now() - entry.bornAt;
    if (age < FRESH) return entry.page;
    if (age >= FRESH + STALE_WHILE_REVALIDATE) return undefined;
    this.#renew(path).catch(() => {}); // whoever waits for a render is told; here nobody waits
    return entry.page;
  }

  /** The page now: at once, or after its render. Rejects only when the render does and no older page exists. */
  async load(path: string): Promise<Page> {
    return this.find(path) ?? this.#renew(path);
  }

  /** Forgets everything; a render that began before is answered, but not stored. */
  purge(): void {
    this.#generation++;
    this.#entries.clear();
    this.#rendering.clear();
  }

  #renew(path: string): Promise<Page> {
    const running = this.#rendering.get(path);
    if (running) return running;
    const generation = this.#generation;
    const renewal = this.#render(path, generation).finally(() => {
      if (this.#rendering.get(path) === renewal) this.#rendering.delete(path);
    });
    this.#rendering.set(path, renewal);
    return renewal;
  }

  async #render(path: string, generation: number): Promise<Page> {
    const bornAt = this.#now();
    try {
      const { verdict, page } = await this.#options.render(path);
      if (verdict === "failed") return this.#entries.get(path)?.page ?? page;
      if (generation === this.#generation) {
        if (verdict === "keep") this.#entries.set(path, { page, bornAt });
        else this.#entries.delete(path);
      }
      return page;
    } catch (error) {
      const older = this.#entries.get(path);
      if (older) return older.page;
      throw error;
    }
  }
}
