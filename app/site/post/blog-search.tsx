import { href } from "react-router";
import { blog } from "~/content/blog/blog.ts";
import { Button } from "~/ui/button.tsx";

const id = "szukaj";

/** Leads to the page of results, by a load of that page: it needs no script. */
export function BlogSearch({ query }: { query?: string }) {
  return (
    <search className="mb-10 block">
      <form
        action={href("/szukaj")}
        className="grid max-w-prose items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        <p>
          <label htmlFor={id} className="label mb-2 block text-text-2">
            {blog.search.label}
          </label>
          <input
            id={id}
            type="search"
            name="q"
            required
            maxLength={100}
            defaultValue={query}
            className="block min-h-12 w-full rounded-frame border border-edge bg-bg px-4 hover:border-text-2"
          />
        </p>
        <Button type="submit" variant="secondary">
          {blog.search.submit}
        </Button>
      </form>
    </search>
  );
}
