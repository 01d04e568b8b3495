import { useRouteLoaderData } from "react-router";
import { plainSlug } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";

type Props = {
  label: string;
  hint: string;
  /** `/blog` or `/case-studies`. */
  base: string;
  value: string;
  error?: string | undefined;
  onChange: (slug: string) => void;
};

/** The part of the address that belongs to the record, with the whole address below. */
export function SlugField({ label, hint, base, value, error, onChange }: Props) {
  const root = useRouteLoaderData<{ siteUrl: string }>("root");
  return (
    <Field
      label={label}
      value={value}
      error={error}
      required
      spellCheck={false}
      autoCapitalize="none"
      hint={
        <>
          {hint}:{" "}
          <span className="break-all text-text-2">
            {root?.siteUrl}
            {base}/{plainSlug(value) || "…"}
          </span>
        </>
      }
      // Not while typing: a field that changes its text under the fingers loses its caret.
      onBlur={() => value !== plainSlug(value) && onChange(plainSlug(value))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
