import { differingFields, fieldText } from "./field-text.ts";
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
            <WordDiff
              before={fieldText(before[field])}
              after={fieldText(after[field])}
              withRemoved
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
