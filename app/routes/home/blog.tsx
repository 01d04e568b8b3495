import { href, Link } from "react-router";
import { home } from "~/content/home.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { formatDate } from "~/text/dates.ts";
import { Section } from "~/ui/section.tsx";

export function Blog({ rows }: { rows: readonly BlogPostSummary[] }) {
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
          <li key={row.id} className="border-line border-t last:border-b">
            <Link
              to={href("/blog/:slug", { slug: row.slug })}
              className="group grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-6 gap-y-2 py-6 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[9rem_minmax(0,1fr)_16rem] lg:gap-x-12 lg:py-8"
            >
              <span className="label text-muted lg:self-start lg:pt-2">
                <time dateTime={row.publishedAt}>{formatDate(row.publishedAt)}</time>
                <span className="block max-lg:hidden">{row.author}</span>
              </span>
              <div className="max-lg:col-start-1">
                <h3 className="line-clamp-4 text-[clamp(1.25rem,1rem+1.4vw,2.125rem)] leading-[1.1] transition-colors group-hover:text-accent-hover">
                  {row.title}
                </h3>
                <p className="mt-3 line-clamp-2 max-w-[62ch] text-text-2 max-sm:hidden">
                  {row.excerpt}
                </p>
              </div>
              <UploadedImage
                image={row.image}
                alt=""
                sizes="16rem"
                className="rounded-frame max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 max-sm:aspect-square"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
