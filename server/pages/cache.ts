import { LRUCache } from "lru-cache";

/** `keep`: stored; `pass`: right only now (404, redirect); `failed`: shown only when no older page exists. */
export type Rendered<Page> = { verdict: "keep" | "pass" | "failed"; page: Page };

type Options<Page> = {
  render: (path: string, known?: Page) => Promise<Rendered<Page>>;
  weigh: (page: Page) => number;
  maxBytes: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

const FRESH = 5_000;
const STALE_WHILE_REVALIDATE = 5_000;

/** Fresh for 5 s, shown for 5 more during a render; older only when a render fails. */
export class PageCache<Page extends object> {
  #pages;
  purges = 0;

  constructor({ render, weigh, maxBytes, now = () => performance.now() }: Options<Page>) {
    this.#pages = new LRUCache<string, Page>({
      maxSize: maxBytes,
      sizeCalculation: (page, path) => weigh(page) + path.length,
      ttl: FRESH,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnStaleGet: true,
      // A render that began before a purge answers the requests that wait for it, and is not stored.
      ignoreFetchAbort: true,
      fetchMethod: async (path, known, { options }) => {
        const began = now();
        const rendered = await render(path, known).catch((error) => {
          if (!known) throw error;
          return null;
        });
        // The age counts from the start of the render, when the data was read. 0 would mean "for ever".
        options.ttl = FRESH - (now() - began) || -1;
        if (rendered?.verdict === "keep") return rendered.page;
        if (known && rendered?.verdict !== "pass") {
          options.ttl = -STALE_WHILE_REVALIDATE;
          return known;
        }
        throw new NotStored(rendered?.page);
      },
    });
  }

  /** Starts a render when the page is due. */
  find(path: string): Page | undefined {
    const freshFor = this.#pages.getRemainingTTL(path);
    if (freshFor <= -STALE_WHILE_REVALIDATE) return undefined;
    const page = this.#pages.get(path, { allowStale: true });
    // The next request that waits for this page gets the error.
    if (page && freshFor < 0) this.#render(path).catch(() => {});
    return page;
  }

  /** Rejects only when the render does and no older page exists. */
  async load(path: string): Promise<Page> {
    return this.find(path) ?? this.#render(path);
  }

  purge(): void {
    this.purges++;
    this.#pages.clear();
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
