import { plainSpaces } from "~/text/plain-spaces.ts";
import { live, marks } from "./live.server.ts";
import { bare, MARK } from "./marks.ts";
import type { DrawnCard, TextId } from "./types.ts";

/** What the share card of a fixed page is drawn from; null when the page has none. */
export function cardOf(path: string, isText: (id: TextId) => boolean): DrawnCard | null {
  const cards = live("share-cards", "shareCards");
  const address = path === "/" ? "/index" : path;
  const card: unknown = Array.isArray(cards)
    ? cards.find((each) => Reflect.get(Object(each), "path") === address)
    : undefined;
  if (!card) return null;
  const of = (name: string) => String(Reflect.get(Object(card), name) ?? "");
  /** The lines of a headline are one title. */
  const text = (name: string) => {
    const marked = of(name);
    const id = marks.idOf(MARK.exec(marked)?.[1] ?? "") ?? null;
    const whole = id === null || isText(id) ? id : id.slice(0, id.lastIndexOf("/"));
    return { id: whole, shown: plainSpaces(bare(marked)) };
  };
  return {
    title: text("title"),
    label: text("label"),
    agency: bare(of("agency")),
    timecode: of("timecode"),
    picture: text("picture"),
  };
}
