import { useId } from "react";
import { publishMark } from "~/panel/kit/ui/publish-button.ts";
import { Button } from "~/ui/button.tsx";

type Action = { label: string; run: () => void; publishes?: boolean };

type Props = {
  formId: string;
  label: string;
  outcome: string;
  /** Before the button that submits the form. */
  draft?: Action;
  /** After it, and in its colour. */
  publish?: Action;
  disabled: boolean;
};

export function SaveBar({ formId, label, outcome, draft, publish, disabled }: Props) {
  const outcomeId = useId();
  return (
    <>
      <p id={outcomeId} role="status" className="mr-auto text-sm text-text-2">
        {outcome}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        {draft && (
          <Button variant="secondary" disabled={disabled} onClick={draft.run}>
            {draft.label}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          variant={publish ? "secondary" : "primary"}
          disabled={disabled}
          aria-describedby={outcomeId}
        >
          {label}
        </Button>
        {publish && (
          <Button disabled={disabled} onClick={publish.run} {...(publish.publishes && publishMark)}>
            {publish.label}
          </Button>
        )}
      </div>
    </>
  );
}
