import type { ComponentType } from "react";
import type { caseStudies, posts } from "~/content/admin/records.ts";
import type { AdminClient } from "./data/client.ts";
import type { ListRow, Row, Table, Values } from "./data/records.ts";
import type { FieldErrors, Patch } from "./editor/editor-state.ts";
import type { Publication } from "./publication/publication.ts";

type Column<T extends Table> = {
  key: string;
  label: string;
  text: (row: ListRow<T>) => string;
  /** Sorts the column; its text does otherwise. */
  order?: (row: ListRow<T>) => string;
};

/** A kind of record as its list needs it. */
export type RecordKind<T extends Table> = {
  table: T;
  text: typeof posts | typeof caseStudies;
  columns: readonly Column<T>[];
  /** Whether the date of publication stands beside the status, for want of a column. */
  datesStatus: boolean;
  /** The text of a row that the list's search looks in. */
  searched: (row: ListRow<T>) => string;
  path: (slug: string) => string;
  RowPreview: ComponentType<{ row: Row<T> }>;
};

export type BaseForm = { title: string; slug: string; publication: Publication };

export type RecordForm<T extends Table, Form extends BaseForm> = {
  /** Names of the fields, in the order in which two versions are compared. */
  labels: Record<keyof Form, string>;
  empty: Form;
  /** A form that was kept as JSON; null when it is none. */
  read: (values: unknown) => Form | null;
  check: (form: Form) => FieldErrors<Form>;
  fromRow: (row: Row<T>) => Form;
  toValues: (form: Form, isNew: boolean) => Values<T>;
};

export type FieldsProps<Form> = {
  form: Form;
  errors: FieldErrors<Form>;
  isNew: boolean;
  /** Some upload is under way; the other file inputs wait for it. */
  uploading: boolean;
  slugOf: (title: string) => string;
  edit: (patch: Patch<Form>) => void;
  /** Runs an upload; saving waits until it has ended. */
  upload: <Result>(run: () => Promise<Result>) => Promise<Result>;
};

/** A kind of record as its sheet needs it, in the chunk of the editor. */
export type EditedKind<T extends Table, Form extends BaseForm> = RecordKind<T> & {
  form: RecordForm<T, Form>;
  /**
   * Sentences that the editor should read before visitors see the record, now or at a planned time.
   * They are only warnings: the form's check refuses a record that must not be saved.
   */
  warnings: (form: Form, client: AdminClient) => Promise<string[]>;
  slugOf: (title: string) => string;
  /** Whether a save asks for the slug, and first whether it is taken. */
  asksForSlug: boolean;
  Fields: ComponentType<FieldsProps<Form>>;
  /** Opens from a button of the sheet; posts have it among their tabs. */
  Preview?: ComponentType<{ form: Form }>;
};
