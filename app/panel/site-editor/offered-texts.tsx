import { OfferedText } from "~/panel/editing/offered-text.tsx";
import type { TextId } from "~/site-texts/types.ts";
import { storedValue } from "./edits/edit-state.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import { textTitle } from "./value-title.ts";
import { kindWords } from "./words.ts";

/** What a killed browser, or another window, has left on this device. */
type Props = { edits: TextEdits; nameOf: (id: TextId) => string | undefined };

export function OfferedTexts({ edits, nameOf }: Props) {
  const { offered, texts } = edits.edits;
  if (!offered) return null;
  const known = Object.entries(offered.values).flatMap(([id, { value }]) => {
    const text = texts[id];
    const said = (it: string) =>
      text?.kind === "list" || text?.kind === "picture" ? textTitle(texts, text, it) : it;
    return text ? [{ id, value: said(value), stored: said(storedValue(text)) }] : [];
  });
  const of = <Value,>(read: (text: (typeof known)[number]) => Value) =>
    Object.fromEntries(known.map((text) => [text.id, read(text)]));
  return (
    <OfferedText
      id={undefined}
      labels={of(({ id }) => nameOf(id) ?? kindWords.text)}
      stored={of(({ stored }) => stored)}
      unsaved={{ ...offered, values: of(({ value }) => value) }}
      version={offered.version}
      onTake={edits.takeUnsaved}
      onDrop={() => edits.dispatch({ type: "unsaved-dropped" })}
    />
  );
}
