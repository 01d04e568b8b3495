import type { FieldsProps } from "~/panel/records/kind.ts";

import { slugFollows } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";
import { CardNote } from "./card-note.tsx";

type Props = Omit<
  FieldsProps<{ title: string; slug: string; shareImage: string }>,
  "uploading" | "upload"
> & {
  label: string;
};

export function TitleField({ label, form, errors, isNew, slugOf, edit }: Props) {
  return (
    <div>
      <Field
        label={label}
        value={form.title}
        error={errors.title}
        required
        data-first-field={isNew || undefined}
        data-field="title"
        onChange={({ target }) => {
          const title = target.value;
          edit({ title, ...(isNew && slugFollows(form, slugOf) && { slug: slugOf(title) }) });
        }}
      />
      {!form.shareImage && <CardNote title={form.title} />}
    </div>
  );
}
