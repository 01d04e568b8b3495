import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { companyFacts } from "./content/page-content/company-facts.ts";
import { staticPaths } from "./content/site-map.ts";
import { pageValues } from "./data/page-content.server.ts";
import { reportTo } from "./report.server.ts";
import { type Sender, type SiteSettings, senderContext, settingsContext } from "./settings.ts";
import { editPages } from "./site-texts/edited-page.server.ts";
import { bare } from "./site-texts/marks.ts";

/** All that `server/` knows of the app: documents and `.data`, no static files. */
export function createSite(
  settings: SiteSettings,
): (request: Request, sender?: Sender) => Promise<Response> {
  if (settings.report) reportTo(settings.report);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, sender) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    if (sender) context.set(senderContext, sender);
    return handle(request, context);
  };
}

/** An address at which the page of all unknown ones is edited. */
const NOT_FOUND = "/404";

/** Pages for „Strona” in the panel. Only of the copy of this module that is loaded with `?edit`. */
export function createEditor(settings: SiteSettings): ReturnType<typeof editPages> {
  // Files are for everybody: they never have words that wait.
  const { changedFiles: _, ...own } = settings;
  const site = createSite({
    ...own,
    // No mark is drawn.
    drawCard: (facts) => settings.drawCard(JSON.parse(bare(JSON.stringify(facts)))),
  });
  const render = async (path: string) => {
    const request = new Request(settings.siteUrl + path, { headers: { Accept: "text/html" } });
    const answer = await site(request);
    const isThere = answer.ok || path === NOT_FOUND;
    if (!path.startsWith("/share/")) return { html: await answer.text(), isThere };
    const card = Buffer.from(await answer.arrayBuffer()).toString("base64");
    return { html: `data:image/jpeg;base64,${card}`, isThere };
  };
  const facts = async () => {
    const context = new RouterContextProvider();
    context.set(settingsContext, own);
    return companyFacts(await pageValues(context));
  };
  return editPages(render, [...staticPaths, NOT_FOUND, "/szukaj", "/kontakt/wyslano"], facts);
}
