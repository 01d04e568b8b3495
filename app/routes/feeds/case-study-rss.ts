import { href } from "react-router";
import { caseStudies } from "~/content/case-studies.ts";
import { publicClient } from "~/data/client.server.ts";
import { newestStudies } from "~/data/records/case-studies.server.ts";
import { settingsContext } from "~/settings.ts";
import type { Route } from "./+types/case-study-rss";
import { feed } from "./feed.server.ts";
import { rssResponse } from "./rss-channel.ts";

const LENGTH = 30;

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return feed("case-study-rss", async () => {
    const studies = await newestStudies(publicClient(context), LENGTH);
    return rssResponse(siteUrl, {
      title: caseStudies.title,
      description: caseStudies.description,
      list: "/case-studies",
      items: studies.map(({ id, slug, title, summary, publishedAt }) => ({
        guid: `case-study-${id}`,
        title,
        path: href("/case-studies/:slug", { slug }),
        publishedAt,
        summary,
      })),
    });
  });
}
