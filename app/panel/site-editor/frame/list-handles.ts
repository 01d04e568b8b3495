import type { PageText } from "~/panel/site-editor/edits/edit-state.ts";
import { shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { namedItems, presentWords } from "~/panel/site-editor/lists/list-items.ts";
import { listEditor } from "~/panel/site-editor/lists/words.ts";
import { idsIn, itemOf } from "~/site-texts/list-ids.ts";
import type { TextId } from "~/site-texts/types.ts";
import type { Place, Places } from "./places.ts";

type Handle = { handle: HTMLElement; list: Element };

const LONG = 60;

/**
 * A list is opened by a handle above it. The handles lie at the end of the page, over it: one among the items would change
 * how they are set.
 */
export function listPlaces(
  page: Document,
  texts: Readonly<Record<TextId, PageText>>,
  places: Places,
): Map<TextId, Place[]> {
  const handles: Handle[] = [];
  const found = new Map<TextId, Place[]>();
  for (const text of Object.values(texts)) {
    const list = text.kind === "list" ? elementOf(text, places) : null;
    if (!list || list === page.body) continue;
    const handle = page.createElement("span");
    handle.setAttribute("data-edit-list", "");
    handle.textContent = listEditor.kind;
    const names = namedItems(text, shownValue(text), presentWords(texts, text));
    const said = names.map(({ name }) => name).join(", ");
    page.body.append(handle);
    handles.push({ handle, list });
    const place: Place = {
      line: null,
      element: handle,
      at: list,
      nodes: () => [...handle.childNodes],
      read: () => (said.length > LONG ? `${said.slice(0, LONG)}…` : said),
      write: () => {},
      attribute: null,
      around: ["", ""],
    };
    found.set(text.id, [place]);
  }
  if (handles.length > 0) keepInPlace(page, handles);
  return found;
}

/** What holds all items, by their texts on the page. */
function elementOf(text: PageText, places: Places): Element | null {
  const parts = [...places].flatMap(([id, all]) => {
    const first = all.find(({ attribute }) => attribute === null);
    return first && itemOf(text.id, id) !== null ? [first.element] : [];
  });
  const [first] = parts;
  let element: Element | null = first ?? null;
  while (element && !parts.every((part) => element?.contains(part))) {
    element = element.parentElement;
  }
  const isOne = idsIn(shownValue(text)).length === 1;
  return (isOne && element?.closest("ul,ol,dl,tbody")) || element;
}

function keepInPlace(page: Document, handles: readonly Handle[]): void {
  const place = () => {
    for (const { handle, list } of handles) {
      const { left, top, width, height } = list.getBoundingClientRect();
      handle.hidden = width === 0 || height === 0;
      if (handle.hidden) continue;
      const own = handle.getBoundingClientRect();
      const { offsetLeft, offsetTop, style } = handle;
      style.left = `${offsetLeft + left - own.left}px`;
      style.top = `${offsetTop + top - own.top - own.height}px`;
      style.setProperty("--list-width", `${width}px`);
      style.setProperty("--list-height", `${height}px`);
    }
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(page.body);
  for (const { list } of handles) observer.observe(list);
}
