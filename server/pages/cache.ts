import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";

/** `keep`: stored; `pass`: right only now (404, redirect); `failed`: shown only when no older page exists. */
export type Rendered<Page> = { verdict: "keep" | "pass" | "failed"; page: Page };

type Options<Page> = {
  render: (path: string, known?: Page) => Promise<Rendered<Page>>;
  weigh: (page: Page) => number;
  maxBytes: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
};

const FRESH = 5_000;
const STALE_WHILE_REVALIDATE = 5_000;
/** For so long a visitor waits for a render where there is an older page; three times its last render if that is more. */
const PATIENCE = 80;
/** After a purge: the page should show what was written. */
const PATIENCE_AFTER_PURGE = 2_000;
/** While renders fail they are tried this often, and nobody waits for them. */
const RETRY = 3_000;

/**
 * Fresh for 5 s, shown for 5 more during a render. Then the render is waited for, but where there is an older page
 * never long: it is shown when the render fails or is late, at once until one succeeds again.
 */
export class PageCache<Page extends object> {
  readonly #pages;
  /** What a purge took away, for the time in which nothing newer can be made. */
  readonly #purged;
  readonly #failing = new WeakMap<Page, { nextTry: number }>();
  readonly #took = new WeakMap<Page, number>();
  readonly #now;
  readonly #wait;
  #failedAt = Number.NEGATIVE_INFINITY;
  purges = 0;

  constructor({
    render,
    weigh,
    maxBytes,
    now = () => performance.now(),
    wait = (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  }: Options<Page>) {
    this.#now = now;
    this.#wait = wait;
    const sizeCalculation = (page: Page, path: string) => weigh(page) + path.length;
    this.#purged = new LRUCache<string, Page>({ maxSize: maxBytes / 2, sizeCalculation });
    this.#pages = new LRUCache<string, Page>({
      maxSize: maxBytes,
      sizeCalculation,
      ttl: FRESH,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnStaleGet: true,
      // A render that began before a purge answers the requests that wait for it, and is not stored.
      ignoreFetchAbort: true,
      fetchMethod: async (path, known, { options }) => {
        const older = known ?? this.#purged.get(path);
        const began = now();
        const rendered = await render(path, older).catch((error) => {
          this.#failedAt = now();
          if (!older) throw error;
          return null;
        });
        if (rendered?.verdict === "failed") this.#failedAt = now();
        // The age counts from the start of the render, when the data was read. 0 would mean "for ever".
        options.ttl = FRESH - (now() - began) || -1;
        if (rendered?.verdict === "keep") {
          this.#purged.delete(path);
          this.#failing.delete(rendered.page);
          this.#took.set(rendered.page, now() - began);
          return rendered.page;
        }
        if (older && rendered?.verdict !== "pass") {
          options.ttl = -STALE_WHILE_REVALIDATE;
          this.#failing.set(older, { nextTry: now() + RETRY });
          return older;
        }
        this.#purged.delete(path);
        throw new NotStored(rendered?.page);
      },
    });
  }

  /** Starts a render when the page is due. */
  find(path: string): Page | undefined {
    const freshFor = this.#pages.getRemainingTTL(path);
    if (freshFor <= -STALE_WHILE_REVALIDATE) return this.#findFailing(path);
    const page = this.#pages.get(path, { allowStale: true });
    // The next request that waits for this page gets the error.
    if (page && freshFor < 0) this.#render(path).catch(() => {});
    return page;
  }

  /** Rejects only when the render does and no older page exists. */
  async load(path: string): Promise<Page> {
    const found = this.find(path);
    if (found) return found;
    const known = this.#pages.peek(path, { allowStale: true });
    const older = known ?? this.#purged.peek(path);
    const rendering = this.#render(path);
    if (!older) return rendering;
    const isCalm = this.#now() > this.#failedAt + RETRY;
    const patience = Math.max(PATIENCE, 3 * (this.#took.get(older) ?? 0));
    const longest = known || !isCalm ? patience : Math.max(patience, PATIENCE_AFTER_PURGE);
    const rendered = rendering.catch(() => older);
    const isLate = this.#wait(longest).then(() => null);
    const page = await Promise.race([rendered, isLate]);
    if (page) return page;
    // The render goes on behind, and its page is shown as soon as it is there.
    this.#failedAt = this.#now();
    return older;
  }

  purge(): void {
    this.purges++;
    for (const [path, { value }] of this.#pages.dump()) this.#purged.set(path, value);
    this.#pages.clear();
  }

  #findFailing(path: string): Page | undefined {
    const page = this.#pages.peek(path, { allowStale: true });
    const failing = page && this.#failing.get(page);
    if (!failing) return undefined;
    if (this.#now() >= failing.nextTry) {
      failing.nextTry = this.#now() + RETRY;
      this.#render(path).catch(() => {});
    }
    return page;
  }

  async #render(path: string): Promise<Page> {
    try {
      return await this.#pages.forceFetch(path);
    } catch (error) {
      if (error instanceof NotStored) return error.page;
      throw error;
    }
  }
}

/** Thrown so that lru-cache drops the older page and hands this one to all waiting requests. */
class NotStored<Page> extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super("This page is not to be stored");
    this.page = page;
  }
}
