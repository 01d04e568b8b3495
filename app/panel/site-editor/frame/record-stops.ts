import { kindWords } from "~/panel/site-editor/words.ts";
import type { Place } from "./places.ts";

/** A post or a case study that a card of the page leads to. */
export type RecordOfCard = { table: "blog_posts" | "case_studies"; slug: string };

const START = "record:";
const tables = { blog: "blog_posts", "case-studies": "case_studies" } as const;

/** Undefined for the id of a text. */
export function recordOf(id: string): RecordOfCard | undefined {
  const [, section, slug] = /^record:\/(blog|case-studies)\/([^/?#]+)$/.exec(id) ?? [];
  if (!section || !slug) return undefined;
  return { table: tables[section as keyof typeof tables], slug: decodeURIComponent(slug) };
}

type RecordStop = { id: string; element: HTMLElement; place: Place; kind: string };

/** What is pressed of a card of a record: the link that covers it. Its words are kept with the record. */
export function recordStops(page: Document, taken: ReadonlySet<Element>): RecordStop[] {
  const links = [...page.querySelectorAll<HTMLAnchorElement>("a.cover-link[href]")];
  return links.flatMap((element) => {
    const id = START + element.getAttribute("href");
    const record = recordOf(id);
    const isText = [...taken].some((each) => element.contains(each));
    if (!record || isText) return [];
    const place = {
      line: null,
      element,
      attribute: null,
      nodes: () => [...element.childNodes],
      read: () => element.textContent,
      write: () => {},
      around: ["", ""] as const,
    };
    const kind = record.table === "blog_posts" ? kindWords.post : kindWords.caseStudy;
    return [{ id, element, place, kind }];
  });
}
