import { href } from "react-router";
import { staticPaths } from "~/content/site-map.ts";
import { listPostMedia, listStudyMedia, type RowMedia } from "~/data/addresses.server.ts";
import { publicClient } from "~/data/client.server.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { listTags } from "~/data/records/blog.server.ts";
import { settingsContext } from "~/settings.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import type { Route } from "./+types/sitemap";
import { feed } from "./feed.server.ts";
import { element, xmlResponse, xmlText } from "./xml.ts";

/** `media`: elements for the pictures and films that stand on a page. */
type Entry = { path: string; changed?: string; media?: readonly string[] };

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return feed("sitemap", async () => {
    const client = publicClient(context);
    const [posts, studies, tags] = await Promise.all([
      listPostMedia(client),
      listStudyMedia(client),
      listTags(client),
      // For the services that are offered now.
      pageValues(context),
    ]);
    const newest: Record<string, string | undefined> = {
      "/blog": latest(posts),
      "/case-studies": latest(studies),
      "/": latest([...posts, ...studies]),
    };
    const entries: Entry[] = [
      ...staticPaths.map((path) => ({ path, changed: newest[path] })),
      ...posts.map((row) => ({
        path: href("/blog/:slug", { slug: row.slug }),
        changed: row.updatedAt,
        media: mediaOf(row, siteUrl),
      })),
      ...tags.map(({ slug, updatedAt }) => ({
        path: href("/blog/tag/:tag", { tag: slug }),
        changed: updatedAt,
      })),
      ...studies.map((row) => ({
        path: href("/case-studies/:slug", { slug: row.slug }),
        changed: row.updatedAt,
        media: mediaOf(row, siteUrl),
      })),
    ];
    const urls = entries.map(({ path, changed, media = [] }) =>
      element(
        "url",
        element("loc", xmlText(siteUrl + path)),
        changed ? element("lastmod", changed) : false,
        ...media,
      ),
    );
    return xmlResponse(
      "application/xml",
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n${urls.join("\n")}\n</urlset>`,
    );
  });
}

function mediaOf({ pictures, film }: RowMedia, siteUrl: string): string[] {
  const whole = (address: string) => xmlText(address.startsWith("/") ? siteUrl + address : address);
  return [
    ...pictures.map((picture) => element("image:image", element("image:loc", whole(picture)))),
    ...(film
      ? [
          element(
            "video:video",
            element("video:thumbnail_loc", xmlText(film.poster)),
            element("video:title", xmlText(plainSpaces(film.title))),
            element("video:description", xmlText(plainSpaces(film.description))),
            element("video:player_loc", xmlText(film.player)),
          ),
        ]
      : []),
  ];
}

function latest(rows: readonly { updatedAt: string }[]): string | undefined {
  return rows
    .map((row) => row.updatedAt)
    .sort()
    .at(-1);
}
