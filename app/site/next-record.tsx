import { Link } from "react-router";
import type { RowImage } from "~/data/types.ts";
import { PostCover } from "~/site/post/post-cover.tsx";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { Container } from "~/ui/container.tsx";
import { Eyebrow } from "~/ui/rec-dot.tsx";

type Props = { eyebrow: string; to: string; title: string; image: RowImage | null; day?: string };

export function NextRecord({ eyebrow, to, title, image, day }: Props) {
  return (
    <aside
      aria-labelledby="nastepny-tytul"
      className="wrap-anywhere group relative isolate overflow-clip border-line border-t"
    >
      {image && (
        <UploadedImage
          image={image}
          alt=""
          sizes="100vw"
          className="next-picture aspect-[4/3] w-full sm:aspect-[21/9]"
        />
      )}
      <Container
        className={image ? "over-picture absolute inset-x-0 bottom-0 pb-8 md:pb-14" : "py-14"}
      >
        {!image && day && (
          <div className="mb-8" style={{ maxWidth: "20rem" }}>
            <PostCover post={{ image, day }} className="aspect-[3/2] w-full" />
          </div>
        )}
        <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
        <h2 id="nastepny-tytul" className="max-w-[22ch] text-h2">
          <Link to={to} className="cover-link after:-top-[100svh]">
            {title}
          </Link>
        </h2>
      </Container>
    </aside>
  );
}
