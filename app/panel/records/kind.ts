import type { ComponentType } from "react";
import type { caseStudies, posts } from "~/content/admin/records.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import type { Publication } from "~/panel/data/publication.ts";
import type { ListRow, Row, Table, Values } from "~/panel/data/records.ts";
import type { FieldErrors, Patch } from "~/panel/editing/editor-state.ts";

type Column<T extends Table> = {
  key: string;
  label: string;
  text: (row: ListRow<T>) => string;
  order?: (row: ListRow<T>) => string;
};

export type RecordKind<T extends Table> = {
  table: T;
  text: typeof posts | typeof caseStudies;
  columns: readonly Column<T>[];
  /** Whether the date of publication stands beside the status, for want of a column. */
  datesStatus: boolean;
  searched: (row: ListRow<T>) => string;
  path: (slug: string) => string;
  /** Warnings before visitors see a stored record; what must not be public, the database refuses. */
  rowWarnings: (row: Row<T>, client: AdminClient) => Promise<string[]>;
  RowPreview: ComponentType<{ row: Row<T> }>;
};

export type BaseForm = { title: string; slug: string; publication: Publication };

export type RecordForm<T extends Table, Form extends BaseForm> = {
  labels: Record<keyof Form, string>;
  empty: Form;
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
  /** Warnings before visitors see the form; what must not be saved, its check refuses. */
  warnings: (form: Form, client: AdminClient) => Promise<string[]>;
  slugOf: (title: string) => string;
  asksForSlug: boolean;
  Fields: ComponentType<FieldsProps<Form>>;
  /** Opens from a button of the sheet; posts have it among their tabs. */
  Preview?: ComponentType<{ form: Form }>;
};
