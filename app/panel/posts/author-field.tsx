import { useId } from "react";
import { posts } from "~/content/admin.ts";
import { useRecords } from "~/panel/list/queries.ts";
import { Field } from "~/ui/field.tsx";
import { authorsOf } from "./authors.ts";

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
