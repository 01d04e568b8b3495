import { Button } from "~/components/ui/button.tsx";
import { editor } from "~/content/admin.ts";
import type { LocalDraft } from "~/lib/local-drafts.ts";
import { formatMoment } from "~/lib/moments.ts";

type Props = {
  id: string;
  draft: LocalDraft<unknown>;
  /** The stored version of today; null for a new record. */
  version: number | null;
  onTake: () => void;
  onDrop: () => void;
};

/** Text that a crash, a reload or a closed sheet left behind. Nothing can be typed until it is decided about. */
export function OfferedDraft({ id, draft, version, onTake, onDrop }: Props) {
  return (
    <section
      aria-label={editor.draft.title}
      className="mb-8 flex flex-wrap items-center gap-4 border-accent border-l-2 bg-raised p-5"
    >
      <div className="mr-auto max-w-prose">
        <p className="font-semibold">{editor.draft.title}</p>
        <p className="mt-1 text-sm text-text-2">
          {editor.draft.text(formatMoment(draft.at))}{" "}
          {draft.version !== version && editor.draft.older}
        </p>
      </div>
      <Button id={id} size="sm" onClick={onTake}>
        {editor.draft.take}
      </Button>
      <Button variant="secondary" size="sm" onClick={onDrop}>
        {editor.draft.drop}
      </Button>
    </section>
  );
}
