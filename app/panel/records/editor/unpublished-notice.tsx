import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import type { Table } from "~/panel/data/records/records.ts";
import { dropChanges } from "~/panel/data/records/unpublished-changes.ts";
import { DropQuestion } from "~/panel/editing/drop-question.tsx";
import type { Unpublished } from "~/panel/editing/editor-state.ts";
import { FieldDiffs } from "~/panel/editing/versions/field-diffs.tsx";
import { formatMoment } from "~/panel/kit/moments.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { unpublished as text } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";

type Props<Form extends object> = {
  table: Table;
  recordId: number;
  labels: Record<keyof Form, string>;
  unpublished: Unpublished<Form>;
  typed: Form;
  busy: boolean;
  onDropped: () => void;
};

export function UnpublishedNotice<Form extends object>(props: Props<Form>) {
  const { table, recordId, labels, unpublished, typed, busy, onDropped } = props;
  const { client, withSession } = useSession();
  const [asking, setAsking] = useState(false);

  async function drop() {
    try {
      const { version } = unpublished;
      if (!(await withSession(() => dropChanges(client, table, recordId, version)))) {
        return toastError(text.changedMeanwhile);
      }
      onDropped();
      toastSuccess(text.dropped);
    } catch (error) {
      console.error(error);
      toastError(text.dropFailed(problemText(error)));
    }
  }

  return (
    <section
      aria-label={text.title}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-accent border-l-2 bg-raised p-5"
    >
      <div className="mr-auto max-w-prose">
        <p className="font-semibold">{text.title}</p>
        <p className="mt-1 text-sm text-text-2 [overflow-wrap:anywhere]">
          {text.text(formatMoment(unpublished.at), unpublished.by)}
        </p>
      </div>
      <Button variant="secondary" size="sm" disabled={busy} onClick={() => setAsking(true)}>
        {text.drop}
      </Button>
      <DropQuestion
        text={text}
        changes={<FieldDiffs labels={labels} before={unpublished.live} after={typed} />}
        open={asking}
        onClose={() => setAsking(false)}
        onDrop={drop}
      />
    </section>
  );
}
