import { useRouteLoaderData } from "react-router";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { plainSlug } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";

type Props = Pick<FieldsProps<{ slug: string }>, "form" | "errors" | "edit"> & {
  label: string;
  hint: string;
  base: string;
};

export function SlugField({ label, hint, base, form: { slug }, errors, edit }: Props) {
  const root = useRouteLoaderData<{ siteUrl: string }>("root");
  return (
    <Field
      label={label}
      value={slug}
      error={errors.slug}
      required
      spellCheck={false}
      autoCapitalize="none"
      hint={
        <>
          {hint}:{" "}
          <span className="wrap-anywhere text-text-2">
            {root?.siteUrl}
            {base}/{plainSlug(slug) || "…"}
          </span>
        </>
      }
      // Not while typing: a changed value would move the caret.
      onBlur={() => slug !== plainSlug(slug) && edit({ slug: plainSlug(slug) })}
      onChange={(event) => edit({ slug: event.target.value })}
    />
  );
}
