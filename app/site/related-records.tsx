import { Link } from "react-router";
import type { RelatedRecord } from "~/data/types.ts";
import { PostCover } from "~/site/post/post-cover.tsx";
import { FrameCard } from "~/ui/card.tsx";
import { Container } from "~/ui/container.tsx";
import { cx } from "~/ui/cx.ts";

type Props = { title: string; records: readonly RelatedRecord[]; path: string };

/** Three in a row; fewer are larger, so that the row is full. */
export function RelatedRecords({ title, records, path }: Props) {
  const isFull = records.length > 2;
  return (
    <section
      aria-labelledby="powiazane-tytul"
      className="related wrap-anywhere border-line border-t py-section"
    >
      <Container>
        <h2 id="powiazane-tytul" className="text-h2">
          {title}
        </h2>
        <ul
          className={cx(
            "mt-[clamp(2.5rem,4vw,3.5rem)] grid grid-cols-1 gap-x-8 gap-y-10",
            isFull ? "sm:grid-cols-3" : "sm:grid-cols-2",
          )}
        >
          {records.map(({ id, slug, title, image, label, day = "" }) => (
            <FrameCard
              as="li"
              key={id}
              className="sm:only:col-span-2 sm:only:grid sm:only:grid-cols-2 sm:only:items-end sm:only:gap-x-8"
            >
              <PostCover
                post={{ image, day }}
                sizes={`(max-width: 40rem) 92vw, ${isFull ? 30 : 46}vw`}
                className="aspect-[3/2] w-full"
              />
              <div>
                <p className="label mt-5 text-muted">{label}</p>
                <h3 className="card-title mt-2 font-display">
                  <Link to={`${path}/${slug}`} className="cover-link hover:text-accent-hover">
                    {title}
                  </Link>
                </h3>
              </div>
            </FrameCard>
          ))}
        </ul>
      </Container>
    </section>
  );
}
