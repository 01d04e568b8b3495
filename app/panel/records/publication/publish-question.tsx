import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { editor } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";

type Props = {
  warnings: readonly string[] | null;
  onBack: () => void;
  onGoOn: () => void;
};

export function PublishQuestion({ warnings, onBack, onGoOn }: Props) {
  return (
    <Confirm
      open={warnings !== null}
      title={editor.checks.title}
      onClose={onBack}
      details={
        <ul className="mt-4 grid list-disc gap-2 pl-5 text-text-2">
          {warnings?.map((warning) => (
            <li key={warning} className="break-words">
              {warning}
            </li>
          ))}
        </ul>
      }
    >
      <Button size="sm" onClick={onBack}>
        {editor.checks.back}
      </Button>
      <Button size="sm" variant="secondary" onClick={onGoOn}>
        {editor.checks.goOn}
      </Button>
    </Confirm>
  );
}
