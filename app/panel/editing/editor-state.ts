import { withoutControls } from "~/text/invisible.ts";
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

/** What came first, when a save found that its record had changed. */
export type Conflict<Values> = {
  theirs: Values;
  recordId: number;
  version: number;
  by: string;
  at: string;
  base: Values;
  unpublished: Unpublished<Values> | null;
};

export type Saved<Values> = {
  recordId: number;
  version: number;
  stored: Values;
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
  /** Another form altogether, which may lack fields of the present one. */
  | { type: "rewritten"; rewrite: (values: Values) => Values }
  /** `show` brings into the form what was sent and refused, such as an address made from the title. */
  | {
      type: "refused";
      errors: FieldErrors<Values>;
      show?: ((values: Values) => Values) | undefined;
    }
  | { type: "save-started" }
  | { type: "save-failed" }
  | ({ type: "saved"; typed: Values; at: Date } & Saved<Values>)
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
  const offered = earlier.filter(({ values }) => differ(values, stored));
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
  return differ(typed, stored);
}

/** The texts of a form without the characters that people paste unseen and that no page may have. */
export function plainText<Values>(values: Values): Values {
  return JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === "string" ? withoutControls(value) : value,
  );
}

/**
 * Field by field, so that a long text costs one comparison per key and not its JSON. An empty field says what one says that is
 * not there: an item that was added and left empty is no text to lose.
 */
function differ<Values>(one: Values, other: Values): boolean {
  for (const name in one) if (!same(said(one[name]), said(other[name]))) return true;
  for (const name in other) if (!same(said(one[name]), said(other[name]))) return true;
  return false;
}

function said(value: unknown): unknown {
  return Array.isArray(value) && value.some(isEmpty)
    ? value.filter((item) => !isEmpty(item))
    : (value ?? "");
}

/** An item without words: what marks it among others, and its kind, are none. */
function isEmpty(item: unknown): boolean {
  if (typeof item !== "object" || item === null) return false;
  return Object.entries(item).every(
    ([name, value]) => value === "" || name === "id" || name === "type",
  );
}

export function openTextOf<Values>(state: EditorState<Values>): OpenText<Values> {
  const { recordId, version, unpublished, typed, settled } = state;
  return {
    recordId,
    version,
    changesVersion: unpublished?.version ?? null,
    values: typed,
    isDirty: isDirty(state),
    settled,
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

export function editorReducer<Values>(
  state: EditorState<Values>,
  action: EditorAction<Values>,
): EditorState<Values> {
  switch (action.type) {
    case "edited": {
      const patch = typeof action.patch === "function" ? action.patch(state.typed) : action.patch;
      const errors = withoutFields(state.errors, patch);
      return begun({ ...state, typed: { ...state.typed, ...patch }, errors });
    }
    case "rewritten":
      return begun({ ...state, typed: action.rewrite(state.typed), errors: {} });
    case "refused": {
      const { errors, show } = action;
      return { ...state, saving: false, typed: show ? show(state.typed) : state.typed, errors };
    }
    case "save-started":
      return { ...state, saving: true, errors: {} };
    case "save-failed":
      return { ...state, saving: false };
    case "saved": {
      const { recordId, version, stored, unpublished, at } = action;
      const typed = afterSave(state.typed, action);
      const saved = { recordId, version, stored, unpublished, typed, savedAt: at };
      return { ...state, ...saved, saving: false, conflict: null };
    }
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
            recordId: state.conflict.recordId,
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

/** Once another text is begun, the offered ones wait for the next time. */
function begun<Values>(state: EditorState<Values>): EditorState<Values> {
  return isDirty(state) ? { ...state, offered: [] } : state;
}

/** What is stored, but for the fields that were typed into during the save. */
function afterSave<Values>(
  now: Values,
  { typed, stored }: { typed: Values; stored: Values },
): Values {
  const after = { ...stored };
  for (const name in now) if (!same(now[name], typed[name])) after[name] = now[name];
  for (const name in typed) if (now[name] === undefined) delete after[name];
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
