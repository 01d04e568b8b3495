import { WorkQueue } from "../http/work-queue.ts";
import { PageCache, type Rendered } from "./cache.ts";
import { finishPage, type Page } from "./finish-page.ts";

/** `sender`: who posted the form that the request carries. */
export type Site = (request: Request, sender?: Sender) => Promise<Response>;

export type Sender = { address: string; sentTooMuch: boolean };

export type Pages = {
  cache: Pick<PageCache<Page>, "find" | "load" | "purge">;
  /** For what is never stored: the admin panel, and redirects that must keep their query. */
  renderOnce: (pathAndSearch: string) => Promise<Page>;
  /** The answer to a posted form, which is for its sender alone. */
  submit: (form: Request, sender: Sender) => Promise<Page>;
  isOverloaded: () => boolean;
};

const MEMORY_FOR_PAGES = 48 * 1024 * 1024;

/** Enough at once to hide the backend's time; waiting as much as is done in a few seconds, or comes while a query is slow. */
const RENDERS = { atOnce: 16, waiting: 400 };

/** The pages of a site, rendered when they are asked for and kept as `PageCache` says. */
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
  return {
    cache: new PageCache({
      render: (path, known) => queue.run(() => render(path, known)),
      weigh: (page) => page.bytes,
      maxBytes: MEMORY_FOR_PAGES,
    }),
    renderOnce: (pathAndSearch) =>
      queue.run(async () => finishPage(await ask(pathAndSearch), { cacheable: false, supabase })),
    submit: (form, sender) =>
      queue.run(async () => finishPage(await site(form, sender), { cacheable: false, supabase })),
    isOverloaded: () => queue.isOverloaded,
  };
}

/** Errors are not kept, nor is what says so itself (a page that lacks a part because the backend is down). */
function judge(path: string, response: Response): Rendered<Page>["verdict"] {
  if (response.status >= 500) return "failed";
  if (response.headers.get("cache-control")?.includes("no-store")) return "failed";
  // The router ignores case: /BLOG is /blog. Keeping each spelling would let anybody flush the memory.
  return response.status === 200 && path === path.toLowerCase() ? "keep" : "pass";
}
