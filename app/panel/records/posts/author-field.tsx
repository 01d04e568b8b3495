import { useId } from "react";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { useAuthors } from "~/panel/records/queries.ts";
import { posts } from "~/panel/records/words.ts";
import { Field } from "~/ui/field.tsx";

type Props = Pick<FieldsProps<{ author: string }>, "form" | "errors" | "edit">;

/** The author's name, with the names of earlier posts on offer: two spellings would be two people. */
export function AuthorField({ form, errors, edit }: Props) {
  const listId = useId();
  const { data } = useAuthors();
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
        {data?.map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
    </>
  );
}
