import { useRouteLoaderData } from "react-router";
import { plainSlug } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";

type Props = {
  label: string;
  hint: string;
  base: string;
  value: string;
  error?: string | undefined;
  onChange: (slug: string) => void;
};

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
      // Not while typing: a changed value would move the caret.
      onBlur={() => value !== plainSlug(value) && onChange(plainSlug(value))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
