import { useRef } from "react";
import type { TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { isOurs, isRemoved, type PageText } from "./edits/edit-state.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import type { FramePage } from "./frame/frame-page.ts";
import { ourWords as words } from "./words.ts";

type Props = { edits: TextEdits; frame: FramePage; onOpen: (id: TextId) => void };

/** Samples of this page, section by section: each is read on the page and then taken as one's own, or changed there. */
export function OurTexts({ edits, frame, onOpen }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const all = edits.edits.texts;
  const ours = Object.values(all).filter((text) => isOurs(text) && !isRemoved(all, text.id));
  if (ours.length === 0) return null;
  const groups = new Map<string, PageText[]>();
  for (const text of ours) {
    const section = sectionOf(text, frame);
    groups.set(section, [...(groups.get(section) ?? []), text]);
  }
  return (
    <section className="grid grid-cols-1 gap-3 border-accent border-l-2 pl-4">
      <h2 ref={title} tabIndex={-1} className="font-display text-lg outline-none">
        {words.title(ours.length)}
      </h2>
      <p className="text-sm text-text-2">
        {ours.some(({ sample }) => sample === "hidden") && `${words.hidden} `}
        {words.hint}
      </p>
      <ul>
        {[...groups].map(([section, texts]) => (
          <li
            key={section}
            className="flex items-center justify-between gap-4 border-line border-t py-2"
          >
            <button
              type="button"
              className="min-h-11 min-w-0 grow text-left text-sm hover:bg-raised"
              onClick={() => texts[0] && onOpen(texts[0].id)}
            >
              <span className="line-clamp-2 font-semibold">{section}</span>
              <span className="text-muted">{words.count(texts.length)}</span>
            </button>
            <Button
              size="sm"
              variant="secondary"
              className="shrink-0"
              aria-label={words.takeNamed(section)}
              onClick={() => {
                edits.accept(texts.map(({ id }) => id));
                title.current?.focus();
              }}
            >
              {words.take}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The heading of the section that it stands in. */
function sectionOf({ id }: PageText, { places }: FramePage): string {
  const place = places.get(id)?.find(({ element }) => element.closest("body"));
  if (place?.element.closest("footer")) return words.footer;
  const section = place?.element.closest("section, header, main");
  const heading = section?.querySelector<HTMLElement>("h1, h2, h3")?.innerText;
  return heading?.replace(/\s+/g, " ").trim() || words.elsewhere;
}

type FieldProps = { text: PageText; edits: TextEdits };

/** The same beside one text. */
export function OurText({ text, edits }: FieldProps) {
  if (!isOurs(text)) return null;
  return (
    <div className="grid justify-items-start gap-2 border-accent border-l-2 pl-3 text-sm">
      <p>{text.sample === "hidden" ? words.oneHidden : words.one}</p>
      <Button size="sm" variant="secondary" onClick={() => edits.accept([text.id])}>
        {words.take}
      </Button>
    </div>
  );
}
