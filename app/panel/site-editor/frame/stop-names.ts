import { siteEditor } from "~/panel/site-editor/words.ts";
import { isPicture } from "./pictures.ts";
import { kindName, type Stop, withItsLines } from "./stops.ts";

type Said = { kind: string; shown: string };

/** What it is in a word, and what stands there. */
export function wordsOfStop(stops: readonly Stop[], stop: Stop): Said {
  const lines = withItsLines(stops, stop).map((each) => each.place.read().trim());
  return { kind: stop.kind ?? kindName(stop.place), shown: lines.join(" ").trim() };
}

/** For screen readers. `saidOf` has all stops of the page, since a name must not be that of another text. */
export function nameStop(stops: readonly Stop[], stop: Stop, saidOf: ReadonlyMap<Stop, Said>) {
  const { element, place, id } = stop;
  const { kind, shown } = saidOf.get(stop) ?? wordsOfStop(stops, stop);
  element.setAttribute("data-edit-stop", id);
  element.setAttribute("role", "button");
  const empty = isPicture(place) ? siteEditor.undescribed : siteEditor.empty;
  const isShared = [...saidOf].some(
    ([other, said]) => other.id !== id && said.kind === kind && said.shown === shown,
  );
  const heading = isShared ? headingBeside(element) : "";
  const words = heading ? siteEditor.beside(shown || empty, heading) : shown || empty;
  element.setAttribute("aria-label", siteEditor.edit(kind, words));
  element.toggleAttribute("data-edit-empty", shown === "" && !isPicture(place));
}

const HEADING_LENGTH = 60;

/** The heading of the card or section that the element is in. */
function headingBeside(element: HTMLElement): string {
  let holder: Element | null = element.parentElement;
  while (holder && !holder.querySelector("h1,h2,h3,h4,h5,h6")) holder = holder.parentElement;
  const heading = holder?.querySelector<HTMLElement>("h1,h2,h3,h4,h5,h6");
  return (heading?.innerText ?? "").replace(/\s+/g, " ").trim().slice(0, HEADING_LENGTH);
}
