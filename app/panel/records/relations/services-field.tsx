import { offered } from "~/content/agency/offered.ts";
import { services } from "~/content/agency/services.ts";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { relations } from "~/panel/records/words.ts";

type Props = Pick<FieldsProps<{ services: string[] }>, "form" | "edit"> & { hint: string };

/** Hidden ones stay: what is theirs comes back with them. */
function withAdded() {
  const added = offered.services.filter(({ slug }) => services.every((it) => it.slug !== slug));
  return [...services, ...added];
}

export function ServicesField({ form, hint, edit }: Props) {
  const chosen = form.services;
  return (
    <fieldset>
      <legend className="label mb-2 text-text-2">{relations.services}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {withAdded().map(({ slug, name }) => (
          <label key={slug} className="flex min-h-10 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={({ target }) =>
                edit({
                  services: target.checked ? [...chosen, slug] : chosen.filter((it) => it !== slug),
                })
              }
              className="size-5 shrink-0 accent-accent"
            />
            {name}
          </label>
        ))}
      </div>
      <p className="mt-2 text-muted text-sm">{hint}</p>
    </fieldset>
  );
}
