import { createContext, type RouterContextProvider } from "react-router";
import { type HomeClient, MARK_HEIGHT, sampleClients } from "~/content/agency/clients.ts";
import { companyFacts } from "~/content/page-content/company-facts.ts";
import { publish } from "~/content/page-content/publish.ts";
import { shownQuestions } from "~/content/page-content/questions.ts";
import { readValues } from "~/content/page-content/read-values.ts";
import type { PageValues, Published } from "~/content/page-content/types.ts";
import type { FaqItem } from "~/content/sections/types.ts";
import { type SiteSettings, settingsContext } from "~/settings.ts";
import { isEditCopy, type LibraryPictures, showTexts } from "~/site-texts/live.server.ts";
import { libraryPictures } from "~/site-texts/pictures/pictures.ts";
import { readDocument } from "~/site-texts/put-in.ts";
import type { TextDocument } from "~/site-texts/types.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { type PublicClient, publicClient } from "./client.server.ts";
import { logFailure } from "./loaded.server.ts";
import { type ImageContext, resolveImage } from "./pictures/images.ts";
import { withKnownStudies } from "./records/project-links.server.ts";

type Context = Readonly<RouterContextProvider>;
type Reading = { values: Promise<PageValues>; writes: number; until: number };

/** For so long what was read serves all pages; a write through this process ends it at once. */
const KEPT_MS = 1_000;
/** Pages without rows must not wait longer for a backend that hangs. */
const TIMEOUT_MS = 1_500;

const none: PageValues = { facts: {}, questions: {} };
const readings = new WeakMap<SiteSettings, Reading>();

/** Facts in the place of those that are stored, to see what a page makes of them. */
export const givenValues = createContext<PageValues | null>(null);

/** The changed facts. When the backend does not answer, those that were last read, or none. */
export function pageValues(context: Context): Promise<PageValues> {
  const given = context.get(givenValues);
  if (given) return Promise.resolve(given);
  const settings = context.get(settingsContext);
  const writes = settings.writes?.() ?? 0;
  const known = readings.get(settings);
  const now = performance.now();
  if (known && known.writes === writes && now < known.until) return known.values;
  const { isWithoutSamples = false } = settings;
  const values = read(publicClient(context), isWithoutSamples).catch((error) => {
    logFailure("page-content", error);
    return known?.values ?? { ...none, isWithoutSamples };
  });
  readings.set(settings, { values, writes, until: now + KEPT_MS });
  return values;
}

/** For the root loader: undefined when nothing was changed, so that the page is as the code says. */
export async function published(context: Context): Promise<Published | undefined> {
  const values = await pageValues(context);
  if (Object.keys(values.facts).length === 0) return undefined;
  const client = publicClient(context);
  const picture = (address: string) => resolveImage(address, client.images) ?? { src: address };
  const content = publish(values, warsawDay(new Date()), picture);
  const { portfolio } = content;
  if (portfolio) content.portfolio = await withKnownStudies(client, portfolio);
  return Object.keys(content).length > 0 ? content : undefined;
}

export type HomeContent = { questions?: readonly FaqItem[]; clients?: readonly HomeClient[] };

export async function homeContent(context: Context): Promise<HomeContent> {
  const values = await pageValues(context);
  const { clients, prices } = values.facts;
  const { images } = publicClient(context);
  return {
    ...((prices || values.questions.home) && { questions: shownQuestions("home", values) }),
    ...(clients && {
      clients: clients.clients.map(({ name, logo }) => clientOf(name, logo, images)),
    }),
  };
}

function clientOf(name: string, logo: string, images: ImageContext): HomeClient {
  const original = sampleClients.find((each) => each.src === logo);
  if (original) return { ...original, name };
  const { src = logo, width = 2, height = 1 } = resolveImage(logo, images) ?? {};
  return { name, src, width: Math.round((width / height) * MARK_HEIGHT) };
}

/** A row that is not valid counts as none; each is logged once. */
const logged = new Map<string, number>();

async function read(client: PublicClient, isWithoutSamples: boolean): Promise<PageValues> {
  const { data } = await client.db
    .rpc("present_page_content")
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .throwOnError();
  await client.measure(data);
  const invalid = ({ key, version }: (typeof data)[number], error: unknown) => {
    if (logged.get(key) !== version) logFailure(`page-content ${key}`, error);
    logged.set(key, version);
  };
  const texts = data.filter(({ key, value }) => key.startsWith(TEXTS) && value !== null);
  const values = { ...readValues(data, invalid), isWithoutSamples };
  try {
    if (!isEditCopy) {
      const [documents, days] = documentsIn(texts, invalid);
      showTexts(documents, days, companyFacts(values), shownIn(documents, client.images));
    }
  } catch (error) {
    // The facts are shown without the words.
    logFailure("site-texts", error);
  }
  return values;
}

/** Pictures of the library that documents of texts show, known from `measure`. */
export function shownIn(
  documents: Readonly<Record<string, TextDocument>>,
  images: ImageContext,
): LibraryPictures {
  const known = libraryPictures(documents).flatMap((address) => {
    const { alt: _, ...picture } = resolveImage(address, images) ?? {};
    return "src" in picture ? [[address, picture] as const] : [];
  });
  return Object.fromEntries(known);
}

const TEXTS = "texts/";

type TextRow = { key: string; value: unknown; updated_at: string };

/** The documents by the files that they change, and the days of their last changes. */
function documentsIn<Row extends TextRow>(
  rows: readonly Row[],
  onInvalid: (row: Row, error: unknown) => void,
): [Record<string, TextDocument>, Record<string, string>] {
  const documents: Record<string, TextDocument> = {};
  const days: Record<string, string> = {};
  for (const row of rows) {
    const file = row.key.slice(TEXTS.length);
    documents[file] = readDocument(row.value, (error) => onInvalid(row, error));
    days[file] = warsawDay(new Date(row.updated_at));
  }
  return [documents, days];
}
