import { blogPost } from "~/content/blog/blog.ts";
import type { Source } from "~/text/sources.ts";

export function Sources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  return (
    <aside
      aria-labelledby="zrodla"
      className="mt-[clamp(3rem,6vw,5rem)] border border-line bg-surface p-6 md:p-9"
    >
      <h2 id="zrodla" className="text-h3">
        {blogPost.sources}
      </h2>
      <ol className="mt-5 grid grid-cols-1 gap-3">
        {sources.map(({ text, href }, at) => (
          <li key={at} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline text-text-2">
            <span aria-hidden className="label text-muted">
              {at + 1}
            </span>
            {href ? (
              <a
                href={href}
                rel="noopener"
                className="link inline-block py-0.5 text-text wrap-anywhere max-md:py-2.5"
              >
                {text}
              </a>
            ) : (
              <span className="wrap-anywhere">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}
