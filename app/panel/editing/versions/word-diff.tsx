import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { history } from "~/panel/editing/words.ts";

type Props = {
  before: string;
  after: string;
  withRemoved?: boolean;
};

export function WordDiff({ before, after, withRemoved = false }: Props) {
  // With two texts that share nothing the algorithm gives up.
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: 1500 }) ?? [
        { value: before, removed: true, added: false },
        { value: after, added: true, removed: false },
      ],
    [before, after],
  );
  return (
    <p className="whitespace-pre-wrap break-words text-sm leading-relaxed">
      {parts.map((part, at) => {
        if (part.added) return <Inserted key={at} text={part.value} />;
        if (part.removed) return withRemoved ? <Deleted key={at} text={part.value} /> : null;
        return shortened(part.value, at === 0, at === parts.length - 1);
      })}
    </p>
  );
}

const AROUND = 160;

function shortened(text: string, opens: boolean, closes: boolean): string {
  if (text.length <= 2.5 * AROUND) return text;
  const head = opens ? "" : text.slice(0, AROUND);
  const tail = closes ? "" : text.slice(-AROUND);
  return `${head} (…) ${tail}`;
}

function Inserted({ text }: { text: string }) {
  return (
    <ins className="bg-accent/25 text-text no-underline">
      <span className="sr-only">[{history.added}: </span>
      {text}
      <span className="sr-only">]</span>
    </ins>
  );
}

function Deleted({ text }: { text: string }) {
  return (
    <del className="text-muted">
      <span className="sr-only">[{history.removed}: </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  );
}
