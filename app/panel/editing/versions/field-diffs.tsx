import { differingFields, fieldText, isText } from "./field-text.ts";
import { WordDiff } from "./word-diff.tsx";

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
