import type { FieldsProps } from "~/panel/records/kind.ts";
import { slugFollows } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";

type Props = Omit<FieldsProps<{ title: string; slug: string }>, "uploading" | "upload"> & {
  label: string;
};

export function TitleField({ label, form, errors, isNew, slugOf, edit }: Props) {
  return (
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
  );
}
