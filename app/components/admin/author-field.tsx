import { useId } from "react";
import { Field } from "~/components/ui/field.tsx";
import { posts } from "~/content/admin.ts";
import { authorsOf } from "~/lib/authors.ts";
import { useRecords } from "./queries.ts";

type Props = { value: string; error?: string | undefined; onChange: (author: string) => void };

/** The author's name, with those offered who have written before: two spellings would be two people. */
export function AuthorField({ value, error, onChange }: Props) {
  const listId = useId();
  const { data } = useRecords("blog_posts", posts.messages.listFailed);
  return (
    <>
      <Field
        label={posts.fields.author}
        value={value}
        error={error}
        required
        list={listId}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {authorsOf(data ?? []).map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
    </>
  );
}
