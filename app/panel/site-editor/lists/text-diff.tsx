import { WordDiff } from "~/panel/editing/versions/field-diffs.tsx";
import type { PageEdits, PageText } from "~/panel/site-editor/edits/edit-state.ts";
import { listChange, namedItems, presentWords } from "./list-items.ts";
import { listEditor as words } from "./words.ts";

type Props = {
  text: PageText;
  texts: PageEdits["texts"];
  before: string;
  after: string;
  /** Of the items, where they are not those of now. */
  wordsOf?: (item: string) => readonly string[];
};

/** A text word by word; of a list what was added, removed and moved. */
export function TextDiff({ text, texts, before, after, wordsOf }: Props) {
  if (text.kind !== "list") return <WordDiff before={before} after={after} withRemoved />;
  const present = presentWords(texts, text);
  const of = (value: string) => namedItems(text, value, wordsOf ?? present);
  return (
    <ul className="grid gap-1 break-words text-sm leading-relaxed">
      {changeSentences(of(before), of(after)).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

type Items = Parameters<typeof listChange>[0];

function changeSentences(before: Items, after: Items): string[] {
  const change = listChange(before, after);
  const kinds = ["added", "removed", "moved"] as const;
  const sentences = kinds.flatMap((kind) => {
    const names = change[kind].map(({ name }) => `„${name}”`).join(", ");
    return names ? [words.change[kind](names)] : [];
  });
  return sentences.length > 0 ? sentences : [words.change.same];
}
