import type { Sender } from "../../app/settings.ts";
import { WorkQueue } from "../base/work-queue.ts";
import { PageCache, type Rendered } from "./cache.ts";
import { finishPage, type Page } from "./finish-page.ts";

export type Site = (request: Request, sender?: Sender) => Promise<Response>;

export type Pages = {
  cache: Pick<PageCache<Page>, "find" | "load" | "purge" | "purges">;
  renderOnce: (pathAndSearch: string) => Promise<Page>;
  /** Share cards of rows are for robots: they wait for one another and never for a page's turn. */
  card: (path: string) => Promise<Page>;
  search: (pathAndSearch: string) => Promise<Page>;
  submit: (form: Request, sender: Sender) => Promise<Page>;
  isOverloaded: () => boolean;
};

const MEMORY_FOR_PAGES = 48 * 1024 * 1024;

/** `atOnce` hides the response time of the backend; `waiting` is the work of a few seconds. */
const RENDERS = { atOnce: 16, waiting: 400 };
const CARDS = { atOnce: 1, waiting: 40 };
const SEARCHES = { atOnce: 2, waiting: 40 };

export function createPages(site: Site, siteUrl: string, supabase: string): Pages {
  const ask = (pathAndSearch: string) =>
    site(new Request(siteUrl + pathAndSearch, { headers: { Accept: "text/html" } }));

  const render = async (path: string, known?: Page): Promise<Rendered<Page>> => {
    const response = await ask(path);
    const verdict = judge(path, response);
    return {
      verdict,
      page: await finishPage(response, { cacheable: verdict === "keep", supabase, known }),
    };
  };

  const queue = new WorkQueue(RENDERS);
  const cards = new WorkQueue(CARDS);
  const searches = new WorkQueue(SEARCHES);
  const renderOnce = async (pathAndSearch: string) =>
    finishPage(await ask(pathAndSearch), { cacheable: false, supabase });
  return {
    cache: new PageCache({
      render: (path, known) => queue.run(() => render(path, known)),
      weigh: (page) => page.bytes,
      maxBytes: MEMORY_FOR_PAGES,
    }),
    renderOnce: (pathAndSearch) => queue.run(() => renderOnce(pathAndSearch)),
    search: (pathAndSearch) => searches.run(() => renderOnce(pathAndSearch)),
    card: (path) =>
      cards.run(async () => {
        const response = await ask(path);
        return finishPage(response, { cacheable: response.ok, supabase });
      }),
    submit: (form, sender) =>
      queue.run(async () => finishPage(await site(form, sender), { cacheable: false, supabase })),
    isOverloaded: () => queue.isOverloaded,
  };
}

/** A page may refuse to be stored (the backend was down and a part is missing). */
function judge(path: string, response: Response): Rendered<Page>["verdict"] {
  if (response.status >= 500) return "failed";
  if (response.headers.get("cache-control")?.includes("no-store")) return "failed";
  // The router ignores case; with a key for each spelling a client could flush the memory.
  return response.status === 200 && path === path.toLowerCase() ? "keep" : "pass";
}
