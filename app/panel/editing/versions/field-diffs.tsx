import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { history } from "~/panel/editing/words.ts";
import { differingFields, fieldText, isText } from "./field-text.ts";

type Props<Form extends object> = {
  labels: Record<keyof Form, string>;
  before: Form;
  after: Form;
};

export function FieldDiffs<Form extends object>({ labels, before, after }: Props<Form>) {
  return (
    <dl className="grid gap-6">
      {differingFields(labels, after, before).map((field) => (
        <div key={String(field)}>
          <dt className="label mb-2 text-text-2">{labels[field]}</dt>
          <dd className="border border-line p-4">
            <ValueDiff before={before[field]} after={after[field]} withRemoved />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ValueProps = { before: unknown; after: unknown; withRemoved?: boolean };

/** Texts word by word; a moment or a choice is one thing, which would make no sense in pieces. */
export function ValueDiff({ before, after, withRemoved = false }: ValueProps) {
  const [was, is] = [fieldText(before), fieldText(after)];
  if (isText(before) && isText(after)) {
    return <WordDiff before={was} after={is} withRemoved={withRemoved} />;
  }
  return (
    <p className="text-sm leading-relaxed">
      {withRemoved && was && (
        <>
          <del className="text-muted">{was}</del> <span aria-hidden>→</span>{" "}
        </>
      )}
      {is}
    </p>
  );
}

type WordProps = { before: string; after: string; withRemoved: boolean };

export function WordDiff({ before, after, withRemoved }: WordProps) {
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
