import { useState } from "react";
import { useRead } from "~/panel/access/use-read.ts";
import type { RevisedTable, Row } from "~/panel/data/records/records.ts";
import { listRevisions } from "~/panel/data/records/revisions.ts";
import { history } from "~/panel/editing/words.ts";
import { formatPreciseMoment } from "~/panel/kit/moments.ts";
import { ListFailed, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { FieldDiffs } from "./field-diffs.tsx";
import { differingFields, restoredForm } from "./field-text.ts";

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
  /** Fields that stay as they are unless the editor ticks them, and what the tick is called. */
  apart?: { fields: readonly (keyof Form)[]; label: string; only: string };
  onClose: () => void;
  onRestore: (values: Form) => void;
};

export function History<T extends RevisedTable, Form extends object>(props: Props<T, Form>) {
  const { kind, empty = history.empty, recordId, current, apart, onClose, onRestore } = props;
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
            key={chosen.id}
            apart={apart}
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
  apart: Props<RevisedTable, Form>["apart"];
  onRestore: (values: Form) => void;
};

function Version<Form extends object>(props: VersionProps<Form>) {
  const { labels, values, current, apart, onRestore } = props;
  const [withAll, setWithAll] = useState(false);
  const restored = withAll ? values : restoredForm(values, current, apart?.fields ?? []);
  const changes = differingFields(labels, restored, current).length > 0;
  const isApart = apart?.fields.some((field) =>
    differingFields(labels, values, current).includes(field),
  );
  return (
    <div>
      {changes ? (
        <FieldDiffs labels={labels} before={current} after={restored} />
      ) : (
        <p className="text-text-2">{apart && isApart ? apart.only : history.same}</p>
      )}
      {apart && isApart && (
        <label className="mt-6 flex min-h-6 items-center gap-3">
          <input
            type="checkbox"
            checked={withAll}
            onChange={() => setWithAll(!withAll)}
            className="size-4 accent-accent"
          />
          {apart.label}
        </label>
      )}
      {changes && (
        <Button className="mt-6" onClick={() => onRestore(restored)}>
          {history.restore}
        </Button>
      )}
    </div>
  );
}
