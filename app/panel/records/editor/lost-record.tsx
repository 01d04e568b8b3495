import { editor } from "~/content/admin/admin.ts";
import { Button } from "~/ui/button.tsx";

type Props = { reason: "deleted" | "refused"; onSaveAsNew: () => void };

export function LostRecord({ reason, onSaveAsNew }: Props) {
  return (
    <div role="alert" className="mb-8 border-accent border-l-2 bg-raised p-5">
      <p>{editor.lost[reason]}</p>
      {reason === "deleted" && (
        <Button size="sm" className="mt-4" onClick={onSaveAsNew}>
          {editor.lost.saveAsNew}
        </Button>
      )}
    </div>
  );
}
