import { type SaveIntent, statusOfStored } from "~/panel/data/publication.ts";
import type { Row } from "~/panel/data/records/records.ts";
import type {
  ChangedColumns,
  UnpublishedChanges,
} from "~/panel/data/records/unpublished-changes.ts";
import { type EditorState, same, type Unpublished } from "~/panel/editing/editor-state.ts";
import type { BaseForm, Kind, RecordForm } from "~/panel/records/kind.ts";

export function onSite<Values>({ unpublished, stored }: EditorState<Values>): Values {
  return unpublished?.live ?? stored;
}

/** What changes beside a public record are made from. */
export function foundation<Values>(state: EditorState<Values>) {
  const { recordId, version, stored, unpublished } = state;
  if (recordId === null || version === null) throw new Error("A new record has no public one");
  return {
    id: recordId,
    version,
    stored,
    base: unpublished?.base ?? stored,
    live: unpublished?.live ?? stored,
    liveVersion: unpublished?.liveVersion ?? version,
    changesVersion: unpublished?.version ?? null,
  };
}

/** Whether a save leaves the public record as it is, and keeps the text beside it. */
export function staysUnpublished<Form extends BaseForm>(
  state: EditorState<Form>,
  intent: SaveIntent,
  now: Date,
): boolean {
  if (state.recordId === null) return false;
  const isPublic = statusOfStored(onSite(state).publication, now) === "published";
  return isPublic && (intent === "draft" || (intent === "keep" && state.unpublished !== null));
}

/** A record with its unpublished changes; `unpublished` is null when they change nothing. */
export function withChanges<K extends Kind>(
  form: RecordForm<K>,
  row: Row<K["table"]>,
  found: UnpublishedChanges | null,
): { stored: K["form"]; version: number; unpublished: Unpublished<K["form"]> | null } {
  const live = form.fromRow(row);
  const stored = found ? form.fromRow({ ...row, ...found.changes }) : live;
  if (!found || same(stored, live))
    return { stored: live, version: row.version, unpublished: null };
  const { version, by, at, baseVersion } = found;
  const base = form.fromRow({ ...row, ...found.base });
  const unpublished = { version, by, at, base, live, liveVersion: row.version };
  return { stored, version: baseVersion, unpublished };
}

export function changedColumns<K extends Kind>(
  form: RecordForm<K>,
  typed: K["form"],
  before: K["form"],
): { changes: ChangedColumns; base: ChangedColumns } {
  const values = jsonOf(form.toValues(typed, false));
  const former = jsonOf(form.toValues(before, false));
  const changes: ChangedColumns = {};
  const base: ChangedColumns = {};
  for (const name of Object.keys(values)) {
    // The moment of a publication is not known before it.
    if (same(values[name], former[name]) || values[name] === "now") continue;
    changes[name] = values[name];
    base[name] = former[name] ?? null;
  }
  return { changes, base };
}

function jsonOf(values: object): ChangedColumns {
  return JSON.parse(JSON.stringify(values));
}
