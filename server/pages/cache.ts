import { LRUCache } from "lru-cache";

/**
 * A rendered page, and whether it may be shown again: `keep`; `pass` is right only now (404,
 * redirect); `failed` is shown only when there is no older page (the backend did not answer).
 */
export type Rendered<Page> = { verdict: "keep" | "pass" | "failed"; page: Page };

type Options<Page> = {
  /** `known` is the page that is kept, which may come back when nothing has changed. */
  render: (path: string, known?: Page) => Promise<Rendered<Page>>;
  weigh: (page: Page) => number;
  maxBytes: number;
  /** Milliseconds of a clock that never goes backwards. */
  now?: () => number;
};

const FRESH = 5_000;
const STALE_WHILE_REVALIDATE = 5_000;

/**
 * Finished pages by path. Five seconds fresh, five more shown while a new one is made, then waited
 * for; an older one is shown only when its render fails. A write forgets them all.
 */
export class PageCache<Page extends object> {
  #pages;

  constructor({ render, weigh, maxBytes, now = () => performance.now() }: Options<Page>) {
    this.#pages = new LRUCache<string, Page>({
      maxSize: maxBytes,
      sizeCalculation: (page, path) => weigh(page) + path.length,
      ttl: FRESH,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnStaleGet: true,
      // A render that a purge overtakes answers those who wait for it, and is not stored.
      ignoreFetchAbort: true,
      fetchMethod: async (path, known, { options }) => {
        const began = now();
        const rendered = await render(path, known).catch((error) => {
          if (!known) throw error;
          return null;
        });
        // The age counts from the beginning of the render, when the data was read. 0 would mean "for ever".
        options.ttl = FRESH - (now() - began) || -1;
        if (rendered?.verdict === "keep") return rendered.page;
        if (known && rendered?.verdict !== "pass") {
          // Still due: the next visitor waits for a render again.
          options.ttl = -STALE_WHILE_REVALIDATE;
          return known;
        }
        throw new NotStored(rendered?.page);
      },
    });
  }

  /** The page when one can be shown at once; begins its renewal when it is due. */
  find(path: string): Page | undefined {
    const freshFor = this.#pages.getRemainingTTL(path);
    if (freshFor <= -STALE_WHILE_REVALIDATE) return undefined;
    const page = this.#pages.get(path, { allowStale: true });
    // The error is told to the next visitor who has to wait for this page.
    if (page && freshFor < 0) this.#render(path).catch(() => {});
    return page;
  }

  /** The page now: at once, or after its render. Rejects only when the render does and no older page exists. */
  async load(path: string): Promise<Page> {
    return this.find(path) ?? this.#render(path);
  }

  /** Forgets all pages, also those that are being rendered. */
  purge(): void {
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

/** Thrown so that lru-cache forgets the older page and hands this one to all who wait. */
class NotStored<Page> extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super("This page is not to be stored");
    this.page = page;
  }
}
