import type { FoundText, OpenText } from "./unsaved/unsaved-text.ts";

/** Changes that are stored beside a public record. */
export type Unpublished<Values> = {
  /** Zero makes the next save a conflict. */
  version: number;
  by: string;
  at: string;
  base: Values;
  live: Values;
  liveVersion: number;
};

export type FieldErrors<Values> = { [Name in keyof Values]?: string };

type Conflict<Values> = {
  theirs: Values;
  version: number;
  by: string;
  at: string;
  base: Values;
  unpublished: Unpublished<Values> | null;
};

export type EditorState<Values> = {
  recordId: number | null;
  version: number | null;
  /** Changes that are stored beside the public record; `stored` then has them. */
  unpublished: Unpublished<Values> | null;
  stored: Values;
  typed: Values;
  errors: FieldErrors<Values>;
  saving: boolean;
  uploads: number;
  savedAt: Date | null;
  /** Unsaved texts of earlier sittings, until the editor takes or drops them, or begins a text beside them. */
  offered: readonly FoundText<Values>[];
  /** The sittings whose texts were taken or dropped, or differ in nothing. */
  settled: readonly string[];
  conflict: Conflict<Values> | null;
};

/** New values of some fields; a function when they depend on the present ones. */
export type Patch<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

export type EditorAction<Values> =
  | { type: "edited"; patch: Patch<Values> }
  | { type: "refused"; errors: FieldErrors<Values> }
  /** The address may have been made from the title: the form must show it so that it can be changed. */
  | { type: "slug-refused"; slug: string; error: string }
  | { type: "save-started" }
  | { type: "save-failed" }
  | {
      type: "saved";
      id: number;
      typed: Values;
      stored: Values;
      version: number;
      at: Date;
      unpublished: Unpublished<Values> | null;
    }
  | { type: "changes-dropped" }
  | ({ type: "conflicted" } & Conflict<Values>)
  | { type: "conflict-closed" }
  | { type: "resolved"; typed: Values }
  | { type: "upload-started" }
  | { type: "upload-ended" }
  | { type: "unsaved-taken"; sitting: string }
  | { type: "unsaved-dropped"; sitting: string };

export function applyChange<Value extends string>(
  change: Value | ((value: Value) => Value),
  value: Value,
): Value {
  return typeof change === "function" ? change(value) : change;
}

export function editorOf<Values>(
  stored: Values,
  row: { id: number; version: number } | null,
  earlier: readonly FoundText<Values>[] = [],
  unpublished: Unpublished<Values> | null = null,
): EditorState<Values> {
  const offered = earlier.filter(({ values }) => !same(values, stored));
  const settled = earlier.filter((text) => !offered.includes(text));
  return {
    recordId: row?.id ?? null,
    version: row?.version ?? null,
    unpublished,
    stored,
    typed: stored,
    errors: {},
    saving: false,
    uploads: 0,
    savedAt: null,
    offered,
    settled: settled.map(({ sitting }) => sitting),
    conflict: null,
  };
}

export function isDirty<Values>({ typed, stored }: EditorState<Values>): boolean {
  // Field by field, so that a long text costs one comparison per key and not its JSON.
  for (const name in typed) if (!same(typed[name], stored[name])) return true;
  return false;
}

export function openTextOf<Values>(state: EditorState<Values>): OpenText<Values> {
  const { recordId, version, unpublished, typed, settled } = state;
  return {
    ...{ recordId, version, changesVersion: unpublished?.version ?? null, values: typed },
    ...{ isDirty: isDirty(state), settled },
  };
}

/** Whether closing loses nothing; a picture that is being uploaded would be lost as well. */
export function isLeavable<Values>(state: EditorState<Values>): boolean {
  return !isDirty(state) && state.uploads === 0;
}

export function same(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== "object" || typeof other !== "object") return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

export function editorReducer<Values extends { slug: string }>(
  state: EditorState<Values>,
  action: EditorAction<Values>,
): EditorState<Values> {
  switch (action.type) {
    case "edited": {
      const patch = typeof action.patch === "function" ? action.patch(state.typed) : action.patch;
      const typed = { ...state.typed, ...patch };
      const errors = withoutFields(state.errors, patch);
      const next = { ...state, typed, errors };
      // Another text is begun; the offered ones wait for the next time.
      return isDirty(next) ? { ...next, offered: [] } : next;
    }
    case "refused":
      return { ...state, saving: false, errors: action.errors };
    case "slug-refused":
      return {
        ...state,
        saving: false,
        typed: { ...state.typed, slug: action.slug },
        errors: { ...state.errors, slug: action.error },
      };
    case "save-started":
      return { ...state, saving: true, errors: {} };
    case "save-failed":
      return { ...state, saving: false };
    case "saved":
      return {
        ...state,
        recordId: action.id,
        typed: afterSave(state.typed, action),
        saving: false,
        stored: action.stored,
        version: action.version,
        unpublished: action.unpublished,
        savedAt: action.at,
        conflict: null,
      };
    case "conflicted": {
      const { type: _, ...conflict } = action;
      return { ...state, saving: false, conflict };
    }
    case "changes-dropped":
      return state.unpublished
        ? {
            ...state,
            stored: state.unpublished.live,
            typed: state.unpublished.live,
            version: state.unpublished.liveVersion,
            unpublished: null,
            errors: {},
          }
        : state;
    case "conflict-closed":
      return { ...state, conflict: null };
    case "resolved":
      return state.conflict
        ? {
            ...state,
            stored: state.conflict.theirs,
            version: state.conflict.version,
            unpublished: state.conflict.unpublished,
            typed: action.typed,
            conflict: null,
          }
        : state;
    case "upload-started":
      return { ...state, uploads: state.uploads + 1 };
    case "upload-ended":
      return { ...state, uploads: state.uploads - 1 };
    case "unsaved-taken": {
      const taken = state.offered.find(({ sitting }) => sitting === action.sitting);
      return taken
        ? {
            ...state,
            typed: taken.values,
            // The version that was edited then: a save since then must show as a conflict.
            version: taken.version,
            unpublished: state.unpublished && {
              ...state.unpublished,
              version: taken.changesVersion ?? 0,
            },
            offered: [],
            settled: [...state.settled, action.sitting],
            errors: {},
          }
        : state;
    }
    case "unsaved-dropped":
      return {
        ...state,
        offered: state.offered.filter(({ sitting }) => sitting !== action.sitting),
        settled: [...state.settled, action.sitting],
      };
  }
}

function afterSave<Values>(
  now: Values,
  { typed, stored }: { typed: Values; stored: Values },
): Values {
  const after = { ...stored };
  for (const name in now) if (!same(now[name], typed[name])) after[name] = now[name];
  return after;
}

function withoutFields<Values>(
  errors: FieldErrors<Values>,
  patch: Partial<Values>,
): FieldErrors<Values> {
  const left = { ...errors };
  for (const name in patch) delete left[name];
  return left;
}
