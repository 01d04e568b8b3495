import { useState } from "react";
import { history } from "~/content/admin/versions.ts";
import { useRead } from "~/panel/access/use-read.ts";
import type { RevisedTable, Row } from "~/panel/data/records/records.ts";
import { listRevisions } from "~/panel/data/records/revisions.ts";
import { formatPreciseMoment } from "~/panel/kit/moments.ts";
import { ListFailed, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { FieldDiffs } from "./field-diffs.tsx";
import { differingFields } from "./field-text.ts";

type Props<T extends RevisedTable, Form extends object> = {
  kind: {
    table: T;
    form: {
      labels: Record<keyof Form, string>;
      /** Where a former state may have fields that the present one lacks. */
      labelsWith?: (former: Form) => Record<keyof Form, string>;
      fromRow: (row: Row<T>) => Form;
    };
  };
  empty?: string;
  recordId: number;
  current: Form;
  onClose: () => void;
  onRestore: (values: Form) => void;
};

export function History<T extends RevisedTable, Form extends object>(props: Props<T, Form>) {
  const { kind, empty = history.empty, recordId, current, onClose, onRestore } = props;
  const { table, form } = kind;
  const [chosenId, choose] = useState<number | null>(null);
  const { data, isLoadingError, refetch, isFetching } = useRead(
    ["revisions", table, recordId],
    (client) => listRevisions(client, table, recordId),
    { gcTime: 0, meta: { failed: history.failed } },
  );
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const former = chosen && form.fromRow(chosen.row);

  return (
    <Modal open onClose={onClose} title={history.title} description={history.hint} wide>
      {isLoadingError ? (
        <ListFailed text={history.failed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : !chosen || !former ? (
        <NoRows text={empty} />
      ) : (
        <div className="grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)]">
          <ol className="grid max-h-[60svh] content-start gap-1 overflow-y-auto">
            <li className="border-line border-l-2 border-dashed px-4 py-2.5">
              <span className="block font-semibold text-sm">{history.current}</span>
              <SavedBy at={data[0]?.at ?? ""} by={data[0]?.by ?? ""} />
            </li>
            {data.map(({ id, row, author }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosen.id}
                  onClick={() => choose(id)}
                  className={cx(
                    "w-full border-l-2 px-4 py-2.5 text-left hover:bg-raised",
                    id === chosen.id ? "border-accent bg-raised" : "border-line",
                  )}
                >
                  <span className="block font-semibold text-sm">
                    {history.entry(formatPreciseMoment(row.updated_at))}
                  </span>
                  {author === null ? (
                    <span className="block text-muted text-sm">
                      {row.version === 1 ? history.first : history.authorLost}
                    </span>
                  ) : (
                    <SavedBy by={author} />
                  )}
                </button>
              </li>
            ))}
          </ol>
          <Version
            labels={form.labelsWith?.(former) ?? form.labels}
            values={former}
            current={current}
            onRestore={(values) => {
              onRestore(values);
              toastSuccess(history.restored);
              onClose();
            }}
          />
        </div>
      )}
    </Modal>
  );
}

/** `by` is empty when a version did not come from the panel. */
function SavedBy({ at, by }: { at?: string; by: string }) {
  return (
    <span className="block break-words text-muted text-sm">
      {at && `${formatPreciseMoment(at)}, `}
      {by ? history.by(by) : history.unknown}
    </span>
  );
}

type VersionProps<Form extends object> = {
  labels: Record<keyof Form, string>;
  values: Form;
  current: Form;
  onRestore: (values: Form) => void;
};

function Version<Form extends object>({ labels, values, current, onRestore }: VersionProps<Form>) {
  const fields = differingFields(labels, values, current);
  return (
    <div>
      {fields.length === 0 ? (
        <p className="text-text-2">{history.same}</p>
      ) : (
        <FieldDiffs labels={labels} before={current} after={values} />
      )}
      {fields.length > 0 && (
        <Button className="mt-6" onClick={() => onRestore(values)}>
          {history.restore}
        </Button>
      )}
    </div>
  );
}
