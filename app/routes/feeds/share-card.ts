import { agency } from "~/content/agency/agency.ts";
import { blog } from "~/content/blog/blog.ts";
import { caseStudies } from "~/content/case-studies.ts";
import { home } from "~/content/home.ts";
import { type PublicClient, publicClient } from "~/data/client.server.ts";
import { findTag } from "~/data/records/blog.server.ts";
import { findCard } from "~/data/share-card.server.ts";
import type { RecordTable } from "~/data/types.ts";
import { settingsContext } from "~/settings.ts";
import display from "~/styles/fonts/archivo.woff2?url";
import mono from "~/styles/fonts/geist-mono.woff2?url";
import { sceneTimecode } from "~/text/timecode.ts";
import type { Route } from "./+types/share-card";
import { feed } from "./feed.server.ts";

const lists: Readonly<
  Record<string, { table: RecordTable | "tags"; label: string; general: string }>
> = {
  blog: { table: "blog_posts", label: blog.title, general: home.blog.title },
  "case-studies": {
    table: "case_studies",
    label: caseStudies.title,
    general: home.caseStudies.title,
  },
  tag: { table: "tags", label: blog.title, general: home.blog.title },
};

/** The picture that a network shows beside a link to a post, case study or tag; the cards of fixed pages are files. */
export function loader({ context, params }: Route.LoaderArgs) {
  return feed("share-card", async () => {
    const list = lists[params.list];
    const slug = /^(.+)\.jpg$/.exec(params.file)?.[1];
    const row = list && slug && (await findCardOf(publicClient(context), list.table, slug));
    if (!row) return new Response("Not Found\n", { status: 404 });
    const card = await context.get(settingsContext).drawCard({
      agency: agency.name,
      title: row.title,
      titleInstead: list.general,
      label: list.label,
      timecode: sceneTimecode(row.id % 60),
      picture: row.picture,
      focus: row.focus,
      fonts: { display, mono },
    });
    return new Response(card, { headers: { "Content-Type": "image/jpeg" } });
  });
}

async function findCardOf(client: PublicClient, table: RecordTable | "tags", slug: string) {
  if (table !== "tags") return findCard(client, table, slug);
  const tag = await findTag(client, slug);
  return tag && { id: tag.name.length, title: tag.name, picture: null, focus: undefined };
}
