import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { companyFacts } from "./content/page-content/company-facts.ts";
import { contradictionsIn } from "./content/page-content/contradictions.ts";
import { doubtfulAnswers } from "./content/page-content/doubtful-answers.ts";
import { originals } from "./content/page-content/originals.ts";
import { readableFacts } from "./content/page-content/readable-facts.ts";
import type { PageValues } from "./content/page-content/types.ts";
import { type FactPlaces, placesOf, watchFacts } from "./content/page-content/watched-facts.ts";
import { staticPaths } from "./content/site-map.ts";
import { publicClient } from "./data/client.server.ts";
import { givenValues, pageValues, shownIn } from "./data/page-content.server.ts";
import { reportTo } from "./report.server.ts";
import { type Sender, type SiteSettings, senderContext, settingsContext } from "./settings.ts";
import { editPages, type StoredTexts } from "./site-texts/edited-page.server.ts";
import { hideSamples } from "./site-texts/live.server.ts";
import { bare } from "./site-texts/marks.ts";
import { listSamples } from "./site-texts/samples/start-list.server.ts";
import type { StartList } from "./site-texts/types.ts";

/** All that `server/` knows of the app: documents and `.data`, no static files. */
export function createSite(
  settings: SiteSettings,
  values: PageValues | null = null,
): (request: Request, sender?: Sender) => Promise<Response> {
  if (settings.report) reportTo(settings.report);
  if (settings.isWithoutSamples) hideSamples();
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, sender) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    context.set(givenValues, values);
    if (sender) context.set(senderContext, sender);
    return handle(request, context);
  };
}

/** An address at which the page of all unknown ones is edited. */
const NOT_FOUND = "/404";

/** Pages for „Strona” in the panel. Only of the copy of this module that is loaded with `?edit`. */
export function createEditor(settings: SiteSettings) {
  // Files are for everybody: they never have words that wait.
  const { changedFiles: _, ...own } = settings;
  // A service may be hidden meanwhile.
  const paths = () => [...staticPaths, NOT_FOUND, "/szukaj", "/kontakt/wyslano"];
  // No mark is drawn.
  const drawn: SiteSettings = {
    ...own,
    drawCard: (facts) => settings.drawCard(JSON.parse(bare(JSON.stringify(facts)))),
  };
  const context = new RouterContextProvider();
  context.set(settingsContext, own);
  const { images, measure } = publicClient(context);
  const stored = async () => pageValues(context);
  const render = async (path: string, values: PageValues | null = null) => {
    const site = createSite(drawn, values);
    const ask = (to: string) =>
      site(new Request(settings.siteUrl + to, { headers: { Accept: "text/html" } }));
    const first = await ask(path);
    // A new address of a page that waits for publication, too.
    const moved = first.status === 301 ? first.headers.get("Location") : null;
    const answer = moved?.startsWith("/") ? await ask(moved) : first;
    const isThere = answer.ok || path === NOT_FOUND;
    if (!path.startsWith("/share/")) return { html: await answer.text(), isThere };
    const card = Buffer.from(await answer.arrayBuffer()).toString("base64");
    return { html: `data:image/jpeg;base64,${card}`, isThere };
  };
  const { isWithoutSamples = false } = settings;
  const editor = editPages(render, paths, {
    isWithoutSamples,
    companyFacts: async () => companyFacts(await stored()),
    async libraryPictures(documents) {
      await measure(documents);
      return shownIn(documents, images);
    },
  });
  const samplesOf = listSamples(render, paths, isWithoutSamples);
  return {
    page: editor.page,
    /** What is still a sample and what contradicts a fact, and on which pages. */
    async startList(texts: StoredTexts): Promise<StartList> {
      const values = await stored();
      const facts = companyFacts(values);
      const readable = readableFacts(values);
      const list = await editor.withFacts(texts, facts, () =>
        samplesOf(texts.published, facts, (words, file) => contradictionsIn(words, file, readable)),
      );
      return {
        ...list,
        doubtfulAnswers: doubtfulAnswers(values),
        isBackedUpElsewhere: settings.browserBackend.url !== "",
      };
    },
    /** Where the public pages say what „Dane firmy” has. */
    async factPlaces(texts: StoredTexts): Promise<FactPlaces> {
      const present = await stored();
      const { facts, watched } = watchFacts({ ...originals, ...present.facts });
      const values = { ...present, facts };
      return editor.withFacts(texts, companyFacts(values), async () => {
        const pages = [];
        for (const path of paths()) pages.push({ path, ...(await render(path, values)) });
        return placesOf(watched, pages);
      });
    },
  };
}
