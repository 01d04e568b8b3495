import { useRef } from "react";
import { pageContent as text } from "~/content/admin/company.ts";
import { posts } from "~/content/admin/records.ts";
import { PictureInput } from "~/panel/pictures/picture-input.tsx";
import {
  type StorePictures,
  usePictureUpload,
} from "~/panel/pictures/upload/use-picture-upload.ts";
import { MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { countItems, type FlatForm, withoutItem } from "./flat-form.ts";
import type { SubjectField, SubjectPart } from "./subjects.ts";

type Props = {
  parts: readonly SubjectPart[];
  form: FlatForm;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (change: (form: FlatForm) => FlatForm) => void;
  onUpload: (run: () => Promise<void>) => Promise<void>;
};

export function SubjectFields({ parts, ...rest }: Props) {
  return parts.map((part, at) => (
    <section key={part.title ?? at} className="grid gap-6">
      {part.title && <h3 className="font-display font-semibold text-lg">{part.title}</h3>}
      {part.hint && <p className="max-w-prose text-muted text-sm">{part.hint}</p>}
      {part.list ? (
        <Items part={part} list={part.list} {...rest} />
      ) : (
        <Fields fields={part.fields} {...rest} />
      )}
    </section>
  ));
}

type ItemsProps = Omit<Props, "parts"> & {
  part: SubjectPart;
  list: NonNullable<SubjectPart["list"]>;
};

function Items({ part, list, ...rest }: ItemsProps) {
  const { form, onChange } = rest;
  const { name, items, most } = list;
  const count = countItems(form, name);
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const empty = part.fields.map((field) => [`${name}.${count}.${field.name}`, ""]);
    onChange((form) => ({ ...form, ...Object.fromEntries(empty) }));
  }

  return (
    <>
      {Array.from({ length: count }, (_, at) => {
        const title = itemTitle(items, at);
        const fields = part.fields.map((field) => ({
          ...field,
          name: `${name}.${at}.${field.name}`,
        }));
        return (
          <fieldset key={title} className="grid gap-5 border-line border-l-2 pl-4">
            <legend className="float-left font-semibold">{title}</legend>
            <Fields fields={fields} {...rest} />
            {most !== undefined && (
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                onClick={() => {
                  onChange((form) => withoutItem(form, name, at));
                  addButton.current?.focus();
                }}
              >
                {text.remove(title)}
              </Button>
            )}
          </fieldset>
        );
      })}
      {most !== undefined && (
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={count >= most}
          onClick={add}
        >
          {text.add}
        </Button>
      )}
    </>
  );
}

export function itemTitle(items: string | readonly string[], at: number): string {
  return typeof items === "string" ? `${items} ${at + 1}` : (items[at] ?? "");
}

type FieldsProps = Omit<Props, "parts"> & { fields: readonly SubjectField[] };

function Fields({ fields, ...rest }: FieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={isWide(field) ? "sm:col-span-2" : undefined}>
          <Value field={field} {...rest} />
        </div>
      ))}
    </div>
  );
}

function isWide({ look }: SubjectField): boolean {
  return look === "text" || look === "picture";
}

type ValueProps = Omit<Props, "parts"> & { field: SubjectField };

function Value({ field, form, errors, onChange, onUpload }: ValueProps) {
  const storePictures = usePictureUpload();
  const { name, label, hint, look = "line", optional } = field;
  const value = form[name] ?? "";
  const error = errors[name];
  const set = (typed: string) => onChange((form) => ({ ...form, [name]: typed }));
  const target = { folder: "library", bounds: MAIN_BOUNDS, keeps: ["webp"] } as const;
  const store: StorePictures = (files, onStored) =>
    onUpload(() => storePictures(files, target, posts.messages, onStored));

  if (look === "picture") {
    return (
      <PictureInput label={label} value={value} error={error} onChange={set} onUpload={store} />
    );
  }
  const common = { name, label, hint, value, error: error ?? null, required: !optional };
  return look === "text" ? (
    <Field multiline rows={4} {...common} onChange={({ target }) => set(target.value)} />
  ) : (
    <Field
      {...common}
      type={look === "date" || look === "email" || look === "tel" ? look : "text"}
      inputMode={look === "number" ? "numeric" : undefined}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  );
}
