import { useTags } from "~/panel/records/queries.ts";
import { relations } from "~/panel/records/words.ts";
import { blogSlug } from "~/text/slug.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { tagsOf } from "./relations-form.ts";

const MOST_OFFERED = 12;

type Props = { value: string; error?: string | undefined; onChange: (tags: string) => void };

/** Tags in one line, with those of other posts on offer: two spellings would be two tags. */
export function TagsField({ value, error, onChange }: Props) {
  const { data } = useTags();
  const typed = tagsOf(value).map(blogSlug);
  const offered = (data ?? []).filter((tag) => !typed.includes(blogSlug(tag)));
  return (
    <div>
      <Field
        label={relations.tags}
        hint={relations.tagsHint}
        value={value}
        error={error}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {offered.length > 0 && (
        <ul aria-label={relations.knownTags} className="mt-3 flex flex-wrap gap-2">
          {offered.slice(0, MOST_OFFERED).map((tag) => (
            <li key={tag}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={relations.addTag(tag)}
                onClick={() => onChange([...tagsOf(value), tag].join(", "))}
              >
                + {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
