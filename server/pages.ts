import { finishPage, type Page } from "./page.ts";
import { PageCache, type Rendered } from "./page-cache.ts";

export type Site = (request: Request) => Promise<Response>;

export type Pages = {
  cache: PageCache<Page>;
  /** For what is never stored: the admin panel, and redirects that must keep their query. */
  renderOnce: (pathAndSearch: string) => Promise<Page>;
};

const MEMORY_FOR_PAGES = 48 * 1024 * 1024;

/** The pages of a site, rendered when they are asked for and kept as `PageCache` says. */
export function createPages(site: Site, siteUrl: string, supabase: string): Pages {
  const ask = (pathAndSearch: string) =>
    site(new Request(siteUrl + pathAndSearch, { headers: { Accept: "text/html" } }));

  const render = async (path: string): Promise<Rendered<Page>> => {
    const response = await ask(path);
    const verdict = judge(path, response);
    return {
      verdict,
      page: await finishPage(response, { cacheable: verdict === "keep", supabase }),
    };
  };

  return {
    cache: new PageCache({ render, weigh: (page) => page.bytes, maxBytes: MEMORY_FOR_PAGES }),
    renderOnce: async (pathAndSearch) =>
      finishPage(await ask(pathAndSearch), { cacheable: false, supabase }),
  };
}

/** Errors are not kept, nor is what says so itself (a page that lacks a part because the backend is down). */
function judge(path: string, response: Response): Rendered<Page>["verdict"] {
  if (response.status >= 500) return "failed";
  if (response.headers.get("cache-control")?.includes("no-store")) return "failed";
  // The router ignores case: /BLOG is /blog. Keeping each spelling would let anybody flush the memory.
  return response.status === 200 && path === path.toLowerCase() ? "keep" : "pass";
}
