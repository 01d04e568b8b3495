import { href } from "react-router";
import { staticPaths } from "~/content/site-map.ts";
import { listAddresses } from "~/data/addresses.server.ts";
import { publicClient } from "~/data/client.server.ts";
import { listTags } from "~/data/records/blog.server.ts";
import { settingsContext } from "~/settings.ts";
import type { Route } from "./+types/sitemap";
import { feed } from "./feed.server.ts";
import { element, xmlResponse, xmlText } from "./xml.ts";

type Entry = { path: string; changed?: string };

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return feed("sitemap", async () => {
    const client = publicClient(context);
    const [posts, studies, tags] = await Promise.all([
      listAddresses(client, "blog_posts"),
      listAddresses(client, "case_studies"),
      listTags(client),
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
      })),
      ...tags.map(({ slug, updatedAt }) => ({
        path: href("/blog/tag/:tag", { tag: slug }),
        changed: updatedAt,
      })),
      ...studies.map((row) => ({
        path: href("/case-studies/:slug", { slug: row.slug }),
        changed: row.updatedAt,
      })),
    ];
    const urls = entries.map(({ path, changed }) =>
      element(
        "url",
        element("loc", xmlText(siteUrl + path)),
        changed ? element("lastmod", changed) : false,
      ),
    );
    return xmlResponse(
      "application/xml",
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>`,
    );
  });
}

function latest(rows: readonly { updatedAt: string }[]): string | undefined {
  return rows
    .map((row) => row.updatedAt)
    .sort()
    .at(-1);
}
