import { useQuery } from "@tanstack/react-query";
import { lettersOffCard } from "~/panel/data/card-letters.ts";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { TYPING_PAUSE } from "~/panel/records/queries.ts";
import { relations as text } from "~/panel/records/words.ts";
import { slugFollows } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";

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

/** Said when the title cannot stand on the card that networks show. The server knows the fonts; without it, nothing is said. */
function CardNote({ title }: { title: string }) {
  const asked = useQuery({
    queryKey: ["card-letters", title],
    enabled: !isSurelyDrawn(title),
    retry: false,
    throwOnError: false,
    queryFn: async ({ signal }) => {
      await new Promise((done) => setTimeout(done, TYPING_PAUSE));
      signal.throwIfAborted();
      return lettersOffCard(title, signal);
    },
  });
  const letters = isSurelyDrawn(title) ? [] : (asked.data ?? []);
  return (
    <p role="status" className="mt-2 text-sm text-text-2 empty:hidden">
      {letters.length > 0 && text.notOnCard(letters.slice(0, 8).join(" "))}
    </p>
  );
}

const LATIN = /^[\s\u0020-\u024f]*$/;

/** Then the server need not be asked: one of its fonts has every one of these. */
function isSurelyDrawn(title: string): boolean {
  return LATIN.test(title);
}
