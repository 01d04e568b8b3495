import { blogPost } from "~/content/blog/blog.ts";
import type { Heading } from "~/text/markdown/contents.ts";

/** Beside the text on a wide page; above it, without the third level, on others. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav
      aria-labelledby="spis-tresci"
      className="no-print mb-10 border-line border-y py-4 max-w-[30ch] self-start lg:col-start-2 xl:col-start-1 xl:row-start-1"
    >
      <h2 id="spis-tresci" className="label label-caps mb-2 font-[450] text-muted">
        {blogPost.contents}
      </h2>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? "pl-4 max-xl:hidden" : undefined}>
            <a
              href={`#${encodeURIComponent(id)}`}
              className="inline-flex min-h-9 items-center text-small text-text-2 leading-tight hover:text-text max-md:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
