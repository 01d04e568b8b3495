import { useId } from "react";
import { editor } from "~/content/admin.ts";
import { Button } from "~/ui/button.tsx";

type Props = {
  formId: string;
  label: string;
  outcome: string;
  /** Saves without publishing; absent for what is public already. */
  onDraft: (() => void) | undefined;
  disabled: boolean;
};

export function SaveBar({ formId, label, outcome, onDraft, disabled }: Props) {
  const outcomeId = useId();
  return (
    <>
      <p id={outcomeId} role="status" className="mr-auto text-sm text-text-2">
        {outcome}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        {onDraft && (
          <Button variant="secondary" disabled={disabled} onClick={onDraft}>
            {editor.saveDraft}
          </Button>
        )}
        <Button type="submit" form={formId} disabled={disabled} aria-describedby={outcomeId}>
          {label}
        </Button>
      </div>
    </>
  );
}
