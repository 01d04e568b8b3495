import { Link } from "react-router";
import { blogPost } from "~/content/blog/blog.ts";
import type { Tag } from "~/data/types.ts";

export function Tags({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul
      aria-label={blogPost.tags}
      className="label mt-[clamp(2.5rem,4vw,3.5rem)] flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-4 text-muted"
    >
      {tags.map(({ name, slug }) => (
        <li key={name} className="inline-flex min-h-11 items-center">
          {slug ? (
            <Link
              to={`/blog/tag/${slug}`}
              className="link inline-flex min-h-11 min-w-11 items-center text-text-2"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
