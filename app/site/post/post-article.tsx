import { Link } from "react-router";
import { blogPost } from "~/content/blog/blog.ts";
import type { PostView } from "~/data/records/post-view.ts";
import type { RowImage, ServiceLink, Tag } from "~/data/types.ts";
import { BackLink } from "~/site/back-link.tsx";
import { Credits } from "~/site/credits.tsx";
import { Prose } from "~/site/prose.tsx";
import { ShareButton } from "~/site/share.tsx";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import type { Source } from "~/text/sources.ts";
import { Container } from "~/ui/container.tsx";
import { cx } from "~/ui/cx.ts";
import { Skeleton, TitleSkeleton } from "~/ui/skeleton.tsx";
import { Contents } from "./contents.tsx";

const looks = {
  header:
    "mt-6 grid grid-cols-1 gap-x-16 gap-y-8 pb-10 md:mt-10 md:pb-14 xl:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] xl:items-end",
  title: "max-w-[22ch] text-h1",
  cover: "cover fits mx-auto aspect-[4/3] max-h-[84svh] w-full sm:aspect-[16/9]",
  text: "grid grid-cols-1 pt-[clamp(3rem,6vw,6rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,42rem)_minmax(0,2fr)]",
};

export function PostArticle({ post }: { post: PostView }) {
  return (
    <article className="wrap-anywhere pb-[clamp(2.5rem,5vw,4.5rem)]">
      <Container className="pt-6 md:pt-10">
        <BackLink to="/blog">{blogPost.back}</BackLink>
        <header className={looks.header}>
          <h1 className={cx("focus-in", looks.title)}>{post.title}</h1>
          <Credits
            rows={[
              {
                term: blogPost.date,
                value: <time dateTime={post.day}>{formatDay(post.day)}</time>,
              },
              { term: blogPost.author, value: post.author },
              {
                term: blogPost.reading,
                value: blogPost.minutes.replace("{count}", String(post.minutes)),
              },
            ]}
          />
          <ShareButton title={post.title} className="mr-auto xl:col-start-2" />
        </header>
      </Container>

      {post.image && (
        <UploadedImage image={post.image} alt="" priority sizes="100vw" className={looks.cover} />
      )}

      <Container className={looks.text}>
        <Contents headings={post.contents} />
        <div className="min-w-0 lg:col-start-2 xl:row-start-1">
          {post.html && <Prose html={post.html} className="prose-opening" />}
          {post.blocks.map((block) => (
            <div key={block.id} className="mt-[clamp(2.5rem,4vw,3.5rem)]">
              {block.type === "text" ? <Prose html={block.html} /> : <Still {...block} />}
            </div>
          ))}
          <Sources sources={post.sources} />
          {post.services && <PostServices services={post.services} />}
          {post.tags && <Tags tags={post.tags} />}
        </div>
      </Container>
    </article>
  );
}

export function PostSkeleton() {
  const credit = <Skeleton className="h-[1lh] w-1/2" />;
  return (
    <>
      <Container>
        <div className={looks.header}>
          <TitleSkeleton className={looks.title} />
          <Credits
            rows={[
              { term: blogPost.date, value: credit },
              { term: blogPost.author, value: credit },
              { term: blogPost.reading, value: credit },
            ]}
          />
          <Skeleton className="min-h-11 w-1/2 xl:col-start-2" />
        </div>
      </Container>
      <Skeleton className={looks.cover} />
      <Container className={looks.text}>
        <Skeleton className="h-48 lg:col-start-2" />
      </Container>
    </>
  );
}

function Still({ image, caption }: { image: RowImage; caption: string }) {
  const known = image.width && image.height;
  return (
    <figure className="lg:-mr-[min(14vw,14rem)]">
      <UploadedImage
        image={image}
        alt={caption}
        sizes="(max-width: 64rem) 92vw, 63rem"
        className={known ? undefined : "aspect-[3/2]"}
      />
      {caption && (
        <figcaption className="label mt-3 flex gap-3 text-muted">
          <span aria-hidden className="mt-[0.55em] h-px w-8 shrink-0 bg-edge" />
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

function PostServices({ services }: { services: readonly ServiceLink[] }) {
  return (
    <div className="mt-[clamp(2.5rem,4vw,3.5rem)] flex flex-wrap items-center gap-x-6 border-line border-t pt-4">
      <p>{blogPost.services}</p>
      <ul className="contents">
        {services.map(({ name, path, lang }) => (
          <li key={path}>
            <Link to={path} lang={lang} className="inline-flex min-h-11 items-center link-strong">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: { sources: Source[] }) {
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

function Tags({ tags }: { tags: readonly Tag[] }) {
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
