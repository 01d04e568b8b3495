import { LRUCache } from "lru-cache";
import { atMost } from "./shutdown.ts";
import { ANY_TABLE, type Tables } from "./tables.ts";
import { Overloaded } from "./work-queue.ts";

/**
 * What became of a render: `keep` may be shown again, `pass` is right only now (404, redirect),
 * `failed` is what the visitor sees when there is no older page (the backend did not answer).
 */
export type Rendered<Page> = {
  verdict: "keep" | "pass" | "failed";
  page: Page;
  /** The tables that it was made from. */
  reads: Tables;
};

type Entry<Page> = {
  page: Page;
  reads: Tables;
  bornAt: number;
  /** How many writes there had been when its render began. */
  writes: number;
  askedAt: number;
};

/** A render under way; `writes` is null as long as it waits for its turn. */
type Render<Page> = { state: { writes: number | null }; page: Promise<Page> };

type Options<Page> = {
  /** `known` is the page that is kept, which may come back when nothing has changed. */
  render: (path: string, known?: Page) => Promise<Rendered<Page>>;
  /** Begins the work when its turn has come; `urgent` when visitors asked for the page before. */
  inTurn?: <T>(work: () => Promise<T>, lane: { urgent: boolean }) => Promise<T>;
  weigh: (page: Page) => number;
  maxBytes: number;
  /** Milliseconds of a clock that never goes backwards. */
  now?: () => number;
};

const FRESH = 5_000;
const STALE_WHILE_REVALIDATE = 5_000;
/** How long a write waits for the pages that it changes. */
const PATIENCE = 4_000;

/**
 * Finished pages by path. Five seconds fresh, five more shown while a new one is made, then waited
 * for; an older one is shown only when its render fails or must wait for its turn. After a write see
 * `renew`.
 */
export class PageCache<Page extends object> {
  #options;
  #inTurn;
  #now;
  #entries;
  #renders = new Map<string, Render<Page>>();
  #writes = 0;
  /** The number of the last write to each table. */
  #written = new Map<string, number>();

  constructor(options: Options<Page>) {
    this.#options = options;
    this.#inTurn = options.inTurn ?? ((work) => work());
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
    const now = this.#now();
    entry.askedAt = now;
    const age = now - entry.bornAt;
    if (age < FRESH) return entry.page;
    if (age >= FRESH + STALE_WHILE_REVALIDATE) return undefined;
    this.#render(path).catch(() => {}); // whoever waits for a render is told; here nobody waits
    return entry.page;
  }

  /** The page now: at once, or after its render. Rejects only when the render does and no older page exists. */
  async load(path: string): Promise<Page> {
    const ready = this.find(path);
    if (ready) return ready;
    const page = this.#render(path);
    const mustWait = this.#renders.get(path)?.state.writes === null;
    const older = mustWait ? this.#olderOf(path) : undefined;
    if (!older) return page;
    page.catch(() => {});
    return older;
  }

  /**
   * After a write to `table`: what was asked for lately is rendered anew, and shown as it was until
   * then; the rest of what the table is part of is forgotten. When this resolves, nobody sees
   * anything older than the write, unless four seconds were not enough: then the old age of pages
   * ends it.
   */
  async renew(table: string): Promise<void> {
    const write = ++this.#writes;
    this.#written.set(table, write);
    const renewals: Promise<unknown>[] = [];
    for (const [path, entry] of [...this.#entries.entries()]) {
      if (!this.#isOutdated(entry)) continue;
      if (this.#now() - entry.askedAt < FRESH) renewals.push(this.#replace(path, write));
      else this.#entries.delete(path);
    }
    await atMost(Promise.all(renewals), PATIENCE);
  }

  /** Renders the page as it is after the write. One that fails may be of what was taken back: it is forgotten. */
  async #replace(path: string, write: number): Promise<void> {
    try {
      await this.#render(path);
    } catch (error) {
      if (error instanceof Overloaded) return;
    }
    if ((this.#entries.peek(path)?.writes ?? write) < write) this.#entries.delete(path);
  }

  /** Whether there was a write to what the page shows since its render began. */
  #isOutdated({ reads, writes }: { reads: Tables; writes: number }): boolean {
    if (reads.size === 0) return false;
    if (reads.has(ANY_TABLE)) return this.#writes > writes;
    return [ANY_TABLE, ...reads].some((table) => (this.#written.get(table) ?? 0) > writes);
  }

  /** One render at a time for those who may see the same: one that waits for its turn, or began after the last write. */
  #render(path: string): Promise<Page> {
    const running = this.#renders.get(path);
    if (running && (running.state.writes ?? this.#writes) === this.#writes) return running.page;
    const state: Render<Page>["state"] = { writes: null };
    const begin = () => {
      state.writes = this.#writes;
      return this.#finish(path, this.#writes);
    };
    const page = this.#inTurn(begin, { urgent: this.#entries.has(path) })
      .catch((error) => {
        const older = this.#olderOf(path);
        if (older) return older;
        throw error;
      })
      .finally(() => {
        if (this.#renders.get(path)?.state === state) this.#renders.delete(path);
      });
    this.#renders.set(path, { state, page });
    return page;
  }

  async #finish(path: string, writes: number): Promise<Page> {
    const bornAt = this.#now();
    const { verdict, page, reads } = await this.#options.render(
      path,
      this.#entries.peek(path)?.page,
    );
    if (verdict === "failed") return this.#olderOf(path) ?? page;
    const known = this.#entries.peek(path);
    const entry = { page, reads, bornAt, writes, askedAt: known?.askedAt ?? this.#now() };
    // Outdated already, it may still take the place of something older.
    const isNewer = known ? known.writes <= writes : !this.#isOutdated(entry);
    if (isNewer && verdict === "keep") this.#entries.set(path, entry);
    else if (isNewer) this.#entries.delete(path);
    return page;
  }

  /** What there is when a render cannot be had; after a write it would hide what changed. */
  #olderOf(path: string): Page | undefined {
    const entry = this.#entries.peek(path);
    return entry && !this.#isOutdated(entry) ? entry.page : undefined;
  }
}
