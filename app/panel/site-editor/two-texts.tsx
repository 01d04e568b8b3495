import type { ReactNode } from "react";
import { Button } from "~/ui/button.tsx";

type Pair<Value> = readonly [readonly [string, Value], readonly [string, Value]];

type Props = {
  title: string;
  hint?: string;
  texts: Pair<ReactNode>;
  answers: Pair<() => void>;
};

/** Two versions of one text, and nothing decided until somebody decides. */
export function TwoTexts({ title, hint, texts, answers }: Props) {
  return (
    <div role="alert" className="border-accent border-l-2 bg-raised p-4">
      <p className="font-semibold text-sm">{title}</p>
      {hint && <p className="mt-1 text-sm text-text-2">{hint}</p>}
      <dl className="mt-3 grid gap-3">
        {texts.map(([name, text]) => (
          <div key={name}>
            <dt className="label text-muted">{name}</dt>
            <dd className="whitespace-pre-line break-words text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {answers.map(([name, run]) => (
          <Button key={name} size="sm" variant="secondary" onClick={run}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
