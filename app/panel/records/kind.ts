import type { ComponentType } from "react";
import type { AdminClient } from "~/panel/data/client.ts";
import type { Publication } from "~/panel/data/publication.ts";
import type { ListRow } from "~/panel/data/records/record-list.ts";
import type { Row, Table, Values } from "~/panel/data/records/records.ts";
import type { FieldErrors, Patch } from "~/panel/editing/editor-state.ts";
import type { caseStudies, posts } from "./words.ts";

/** `find_records` in the database sorts by the key. */
type Column = { key: string; label: string; text: (row: ListRow) => string };

/** What a kind of record is called, wherever its rows do not matter. */
export type NamedKind = {
  table: Table;
  text: typeof posts | typeof caseStudies;
  path: (slug: string) => string;
};

export type RecordKind<T extends Table> = NamedKind & {
  table: T;
  columns: readonly Column[];
  /** Whether the date of publication stands beside the status, for want of a column. */
  datesStatus: boolean;
  /** Whether the slug stands under the title, for want of a column. */
  showsSlug: boolean;
  /** Warnings before visitors see a stored record; what must not be public, the database refuses. */
  rowWarnings: (row: Row<T>, client: AdminClient) => Promise<string[]>;
  RowPreview: ComponentType<{ row: Row<T> }>;
};

export type BaseForm = { title: string; slug: string; publication: Publication };

/** The two types that a kind of record is made of. */
export type Kind = { table: Table; form: BaseForm };

export type RecordForm<K extends Kind> = {
  labels: Record<keyof K["form"], string>;
  empty: K["form"];
  /** Of a new record that bears the name of the person who writes it. */
  signed?: (name: string) => K["form"];
  read: (values: unknown) => K["form"] | null;
  check: (form: K["form"]) => FieldErrors<K["form"]>;
  fromRow: (row: Row<K["table"]>) => K["form"];
  toValues: (form: K["form"], isNew: boolean) => Values<K["table"]>;
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
export interface EditedKind<K extends Kind> extends RecordKind<K["table"]> {
  form: RecordForm<K>;
  /** Warnings before visitors see the form; what must not be saved, its check refuses. */
  warnings: (form: K["form"], client: AdminClient) => Promise<string[]>;
  slugOf: (title: string) => string;
  asksForSlug: boolean;
  Fields: ComponentType<FieldsProps<K["form"]>>;
  /** Opens from a button of the sheet; posts have it among their tabs. */
  Preview?: ComponentType<{ form: K["form"] }>;
}
