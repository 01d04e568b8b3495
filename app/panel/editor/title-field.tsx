import { slugFollows } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";

type Props = {
  label: string;
  form: { title: string; slug: string };
  error?: string | undefined;
  isNew: boolean;
  slugOf: (title: string) => string;
  edit: (patch: { title: string; slug?: string }) => void;
};

export function TitleField({ label, form, error, isNew, slugOf, edit }: Props) {
  return (
    <Field
      label={label}
      value={form.title}
      error={error}
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
