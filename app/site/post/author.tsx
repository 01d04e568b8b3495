import { blogPost } from "~/content/blog/blog.ts";
import type { Writer } from "~/data/writer.server.ts";
import { mailHref, telHref } from "~/text/contact-links.ts";
import { Container } from "~/ui/container.tsx";
import { LazyImage } from "~/ui/lazy-image.tsx";

const link = "link inline-flex min-h-11 items-center wrap-anywhere";

export function Author({ name, role, email, phone, photo }: Writer) {
  return (
    <Container className="mb-section grid grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,42rem)_minmax(0,2fr)]">
      <aside
        aria-label={blogPost.author}
        className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-6 border-line border-y py-6 sm:grid-cols-[8rem_minmax(0,1fr)] lg:col-start-2"
      >
        <LazyImage {...photo} alt="" sizes="9rem" className="aspect-[4/5]" />
        <div>
          <p className="label text-muted">{blogPost.author}</p>
          <p className="mt-2 font-display text-h3">{name}</p>
          <p className="text-text-2">{role}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 text-small">
            <a href={mailHref(email)} className={link}>
              {email}
            </a>
            <a href={telHref(phone)} className={link}>
              {phone}
            </a>
          </p>
        </div>
      </aside>
    </Container>
  );
}
