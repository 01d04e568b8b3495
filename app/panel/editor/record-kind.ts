import type { ComponentType } from "react";
import type { Publication } from "~/panel/data/publication.ts";
import type { Row, Table, Values } from "~/panel/data/records.ts";
import type { PublicationCheck } from "~/panel/publication/publication-checks.ts";
import type { FieldErrors, Patch } from "./editor-state.ts";

/** What every form has. */
export type BaseForm = { title: string; slug: string; publication: Publication };

export type FieldsProps<Form> = {
  form: Form;
  errors: FieldErrors<Form>;
  isNew: boolean;
  /** Some upload is under way; the other file inputs wait for it. */
  uploading: boolean;
  edit: (patch: Patch<Form>) => void;
  /** Runs an upload; saving waits until it has ended. */
  upload: <Result>(run: () => Promise<Result>) => Promise<Result>;
};

/** What the sheet must know of a kind of record to edit it. */
export type RecordKind<T extends Table, Form extends BaseForm> = {
  table: T;
  sheet: { add: string; edit: string };
  submit: { add: string; edit: string; saving: string };
  messages: {
    loadFailed: string;
    missing: string;
    created: string;
    updated: string;
    saveFailed: (message: string) => string;
    slugTaken: string;
  };
  /** Names of the fields, for the comparison of two versions. */
  labels: Record<keyof Form, string>;
  empty: Form;
  read: (values: unknown) => Form | null;
  toForm: (row: Row<T>) => Form;
  toValues: (form: Form, isNew: boolean) => Values<T>;
  validate: (form: Form) => FieldErrors<Form>;
  /** What is asked before visitors see the record. */
  checks: readonly PublicationCheck<Form>[];
  /** The address that a title makes. */
  slugOf: (title: string) => string;
  /** Where visitors find the record. */
  path: (slug: string) => string;
  /** Ask the database for the slug before saving, as spec §5 wants of posts only. */
  asksForSlug: boolean;
  Fields: ComponentType<FieldsProps<Form>>;
  /** What a button of the sheet shows; posts have it among their tabs. */
  Preview?: ComponentType<{ form: Form }>;
};
