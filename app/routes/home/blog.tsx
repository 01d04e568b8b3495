import { href, Link } from "react-router";
import { home } from "~/content/home.ts";
import type { BlogPostCard } from "~/data/types.ts";
import { PostCover } from "~/site/post/post-cover.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import { Section } from "~/ui/section.tsx";

export function Blog({ rows }: { rows: readonly BlogPostCard[] }) {
  const { eyebrow, title, lead, all } = home.blog;
  return (
    <Section
      timecode="00:05:31:11"
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      more={{ to: "/blog", label: all }}
    >
      <ul className="wrap-anywhere">
        {rows.map((row) => (
          <li key={row.id} className="relative border-line border-t last:border-b">
            <article className="group grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4 sm:gap-x-6 gap-y-2 py-6 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[9rem_minmax(0,1fr)_16rem] lg:gap-x-12 lg:py-8">
              <span className="label text-muted lg:self-start lg:pt-2">
                <time dateTime={row.day}>{formatDay(row.day)}</time>
                <span className="block max-lg:hidden">{row.author}</span>
              </span>
              <div className="max-lg:col-start-1">
                <h3 className="line-clamp-4 text-[clamp(1.0625rem,0.85rem+1.4vw,2.125rem)] leading-[1.1] transition-colors group-hover:text-accent-hover">
                  <Link to={href("/blog/:slug", { slug: row.slug })} className="cover-link">
                    {row.title}
                  </Link>
                </h3>
                <p className="mt-3 line-clamp-2 max-w-[62ch] text-text-2 max-sm:hidden">
                  {row.excerpt}
                </p>
              </div>
              <PostCover
                post={row}
                sizes="18rem"
                className="aspect-[4/3] rounded-frame max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 max-sm:aspect-square"
              />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
