import { useId } from "react";
import { Button } from "~/ui/button.tsx";

type Props = {
  formId: string;
  label: string;
  outcome: string;
  draftLabel: string;
  onDraft: () => void;
  disabled: boolean;
};

export function SaveBar({ formId, label, outcome, draftLabel, onDraft, disabled }: Props) {
  const outcomeId = useId();
  return (
    <>
      <p id={outcomeId} role="status" className="mr-auto text-sm text-text-2">
        {outcome}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <Button variant="secondary" disabled={disabled} onClick={onDraft}>
          {draftLabel}
        </Button>
        <Button type="submit" form={formId} disabled={disabled} aria-describedby={outcomeId}>
          {label}
        </Button>
      </div>
    </>
  );
}
