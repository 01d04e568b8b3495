import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import type { FactPlace } from "~/content/page-content/watched-facts.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import { PictureInput } from "~/panel/pictures/picture-input.tsx";
import {
  type StorePictures,
  usePictureUpload,
} from "~/panel/pictures/upload/use-picture-upload.ts";
import { posts } from "~/panel/records/words.ts";
import { DueFacts } from "~/panel/site-editor/claims/due-facts.tsx";
import { OPENED_FIELD } from "~/panel/site-editor/claims/field-address.ts";
import { TextDoubts } from "~/panel/site-editor/claims/text-doubts.tsx";
import { FactsField } from "~/panel/writing/facts/facts-field.tsx";
import { MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import type { Facts } from "~/text/fill.ts";
import { withoutControls } from "~/text/invisible.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { CaseStudyField } from "./case-study-field.tsx";
import { ClaimGroup } from "./claim-group.tsx";
import { itemTitle } from "./field-labels.ts";
import { FieldPlaces } from "./field-places.tsx";
import { countItems, type FlatForm, movedItem, withoutItem } from "./flat-form.ts";
import type { SubjectField, SubjectPart } from "./subject-parts.ts";
import { isNew } from "./subjects.ts";
import { companyFields, pageContent as text } from "./words.ts";

type Props = {
  parts: readonly SubjectPart[];
  /** By field, where the site says what is stored. */
  places: Readonly<Record<string, readonly FactPlace[]>>;
  /** What answers may take. */
  facts: Facts;
  /** Of `app/content`, which the answers are about. */
  file: string;
  form: FlatForm;
  errors: Readonly<Record<string, string | undefined>>;
  /** A picture that is on its way knows its item by the place in the list. */
  uploading: boolean;
  onChange: (change: (form: FlatForm) => FlatForm) => void;
  onUpload: (run: () => Promise<void>) => Promise<void>;
};

export function SubjectFields({ parts, uploading, ...rest }: Props) {
  return parts.map((part, at) => (
    <section key={part.title ?? at} className="grid gap-6">
      {part.title && <h2 className="font-display font-semibold text-lg">{part.title}</h2>}
      {part.hint && <p className="max-w-prose text-muted text-sm">{part.hint}</p>}
      {part.list ? (
        <Items part={part} list={part.list} uploading={uploading} {...rest} />
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

function Items({ part, list, uploading, ...rest }: ItemsProps) {
  const { form, onChange } = rest;
  const { name, items, counts } = list;
  const count = countItems(form, name);
  const [known, setKeys] = useState(() => numbersTo(count));
  // The form is rewritten by others, too: by a former version, or by another editor's.
  const keys = known.length === count ? known : numbersTo(count);
  const all = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const groupAt = (at: number) =>
    all.current?.querySelectorAll<HTMLElement>(":scope > fieldset")[at];

  function change(rewrite: (form: FlatForm) => FlatForm, newKeys: readonly number[]) {
    flushSync(() => {
      setKeys(newKeys);
      onChange(rewrite);
    });
  }

  function add() {
    const empty = part.fields.map((field) => [`${name}.${count}.${field.name}`, ""]);
    change(
      (form) => ({ ...form, ...Object.fromEntries(empty) }),
      [...keys, Math.max(-1, ...keys) + 1],
    );
    groupAt(count)?.querySelector<HTMLElement>("input, textarea")?.focus();
  }

  function remove(at: number) {
    change(
      (form) => withoutItem(form, name, at),
      keys.filter((_, place) => place !== at),
    );
    // Not a button: a person who presses Enter twice would remove two.
    (groupAt(Math.min(at, count - 2)) ?? addButton.current)?.focus();
  }

  return (
    <div ref={all} className="grid gap-6">
      {keys.map((key, at) => {
        const title = itemTitle(items, at);
        const fields = part.fields.map((field) => ({
          ...field,
          name: `${name}.${at}.${field.name}`,
        }));
        return (
          <fieldset
            key={key}
            tabIndex={-1}
            className="grid grid-cols-1 gap-5 border-line border-l-2 pl-4"
          >
            <legend className="float-left font-semibold">{title}</legend>
            <Fields fields={fields} {...rest} />
            {counts && (
              <div className="flex flex-wrap items-center gap-x-4">
                {!list.inOrder && count > 1 && (
                  <OrderButtons
                    at={at}
                    all={count}
                    disabled={uploading}
                    earlier={{ label: text.moveUp(title), icon: <UpIcon /> }}
                    later={{ label: text.moveDown(title), icon: <DownIcon /> }}
                    onMove={(to) =>
                      change((form) => movedItem(form, name, at, to), moved(keys, at, to))
                    }
                  />
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={uploading || count <= counts.least}
                  onClick={() => remove(at)}
                >
                  {text.remove(title)}
                </Button>
              </div>
            )}
          </fieldset>
        );
      })}
      {counts && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            ref={addButton}
            variant="secondary"
            size="sm"
            disabled={count >= counts.most}
            onClick={add}
          >
            {text.add}
          </Button>
          <p className="text-muted text-sm">
            {text.count(count, counts.most)}
            {count > 0 && count <= counts.least && ` – ${text.fewest(counts.least)}`}
          </p>
        </div>
      )}
    </div>
  );
}

function numbersTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

type FieldsProps = Omit<Props, "parts" | "uploading"> & { fields: readonly SubjectField[] };

function Fields({ fields, ...rest }: FieldsProps) {
  const [search] = useSearchParams();
  const opened = search.get(OPENED_FIELD);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={isWide(field) ? "sm:col-span-2" : undefined}>
          <Value field={field} isOpened={field.name === opened} {...rest} />
          <div className="mt-2 flex flex-wrap gap-x-5 text-sm">
            {field.isClaim && <ClaimGroup field={field} {...rest} />}
            <FieldPlaces places={rest.places[field.name]} />
          </div>
        </div>
      ))}
    </div>
  );
}

function isWide({ look }: SubjectField): boolean {
  return look === "text" || look === "text-with-facts" || look === "picture";
}

type ValueProps = Omit<Props, "parts" | "uploading"> & {
  field: SubjectField;
  /** „Wymaga uwagi” leads to it. */
  isOpened: boolean;
};

/** For a ref: the focus comes once, when the field does. */
function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}

function Value({ field, isOpened, file, facts, form, errors, onChange, onUpload }: ValueProps) {
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
  if (look === "case-study") return <CaseStudyField {...{ label, value, error }} onChange={set} />;
  if (look === "first-or-second") {
    return (
      <ChoiceButtons
        legend={label}
        chosen={value === "2" ? "2" : "1"}
        choices={[
          { value: "1", label: companyFields.first },
          { value: "2", label: companyFields.second },
        ]}
        onChoose={set}
      />
    );
  }
  const common = { name, label, hint, value, error: error ?? null, required: !optional };
  if (look === "text-with-facts") {
    const given = { ...common, hint: hint ?? null };
    const chips = { facts, isLines: true, rows: 4, clean: cleaned, focused: isOpened };
    return (
      <>
        <FactsField {...given} {...chips} onChange={set} />
        <div className="[&_p]:mt-3">
          <DueFacts value={value} />
          <TextDoubts {...{ file, value, facts }} isWithoutSamples={isNew} />
        </div>
      </>
    );
  }
  const ref = isOpened ? takeFocus : undefined;
  return look === "text" ? (
    <Field multiline rows={4} ref={ref} {...common} onChange={({ target }) => set(target.value)} />
  ) : (
    <Field
      {...common}
      ref={ref}
      type={look === "date" || look === "email" || look === "tel" ? look : "text"}
      inputMode={look === "number" ? "numeric" : undefined}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  );
}

function cleaned(pasted: string): string {
  return plainSpaces(withoutControls(pasted)).replaceAll("\r\n", "\n");
}
