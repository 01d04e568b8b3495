import { Link } from "react-router";
import { blogPost } from "~/content/blog/blog.ts";
import type { ServiceLink } from "~/data/types.ts";

export function PostServices({ services }: { services: readonly ServiceLink[] }) {
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
