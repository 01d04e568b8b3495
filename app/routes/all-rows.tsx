import { blogTag } from "~/content/blog/blog-tag.ts";
import { allRows } from "~/content/blog/long-lists.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { listAt } from "~/data/records/lists.server.ts";
import { pageMeta } from "~/head/seo.ts";
import { BackLink } from "~/site/back-link.tsx";
import { RecordPage, recordTitle } from "~/site/record-page.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import { Container } from "~/ui/container.tsx";
import type { Route } from "./+types/all-rows";

/** A long list without scripts: all its rows, a line for each. */
export function loader({ context, params }: Route.LoaderArgs) {
  return load("all-rows", async () => {
    const list = await listAt(publicClient(context), params["*"]);
    if (!list) return null;
    const title = list.name ? blogTag.title.replace("{tag}", list.name) : titleOf(params["*"]);
    return { title, lines: await list.lines() };
  });
}

const isStudies = (path: string) => path.startsWith("case-studies");
const listOf = (path: string) => (isStudies(path) ? "/case-studies" : "/blog");
const titleOf = (path: string) => (isStudies(path) ? allRows.caseStudies : allRows.posts);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(matches, {
    title: recordTitle(loaderData?.page ?? null, { title: titleOf(params["*"]) }, allRows),
    description: allRows.description,
    path: `/wszystkie/${params["*"]}`,
    hidden: true,
  });

export default function AllRows({ loaderData, params }: Route.ComponentProps) {
  const path = params["*"];
  return (
    <RecordPage
      page={loaderData.page}
      slug={path}
      list={{ path: listOf(path), title: titleOf(path) }}
      words={allRows}
      skeleton={null}
    >
      {({ title, lines }) => (
        <Container className="pt-6 pb-section md:pt-10">
          <BackLink to={`/${path}`}>{allRows.back}</BackLink>
          <h1 className="focus-in wrap-anywhere mt-6 pb-[clamp(2.5rem,5vw,5rem)] text-h1 md:mt-10">
            {title}
          </h1>
          {/* Plain links: there can be thousands. */}
          <ol className="grid max-w-prose gap-3">
            {lines.map(({ slug, title, day }) => (
              <li key={slug} className="border-line border-t pt-3">
                <time dateTime={day} className="label block text-muted">
                  {formatDay(day)}
                </time>
                <a href={`${listOf(path)}/${slug}`} className="link wrap-anywhere">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Container>
      )}
    </RecordPage>
  );
}
