import { useId } from "react";
import { posts } from "~/content/admin/records.ts";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { useRecords } from "~/panel/records/queries.ts";
import { comparison } from "~/text/intl.ts";
import { Field } from "~/ui/field.tsx";

type Props = Pick<FieldsProps<{ author: string }>, "form" | "errors" | "edit">;

/** The author's name, with the names of earlier posts on offer: two spellings would be two people. */
export function AuthorField({ form, errors, edit }: Props) {
  const listId = useId();
  const { data } = useRecords("blog_posts", posts.messages.listFailed);
  return (
    <>
      <Field
        label={posts.fields.author}
        value={form.author}
        error={errors.author}
        required
        list={listId}
        autoComplete="off"
        onChange={(event) => edit({ author: event.target.value })}
      />
      <datalist id={listId}>
        {authorsOf(data ?? []).map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
    </>
  );
}

function authorsOf(posts: readonly { author: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { author } of posts) if (author) counts.set(author, (counts.get(author) ?? 0) + 1);
  const compare = comparison("pl");
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || compare(one, other))
    .map(([author]) => author);
}
