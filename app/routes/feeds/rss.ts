import { href } from "react-router";
import { agency } from "~/content/agency/agency.ts";
import { blog } from "~/content/blog/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { postList } from "~/data/records/blog.server.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { settingsContext } from "~/settings.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import type { Route } from "./+types/rss";
import { feed } from "./feed.server.ts";
import { element, htmlText, xmlResponse, xmlText } from "./xml.ts";

const LENGTH = 30;

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return feed("rss", async () => {
    const posts = await postList(publicClient(context)).read(0, LENGTH);
    const channel = element(
      "channel",
      element("title", xmlText(`${agency.name} – ${blog.title}`)),
      element("link", xmlText(`${siteUrl}/blog`)),
      element("description", xmlText(plainSpaces(blog.description))),
      element("language", "pl"),
      `<atom:link href="${xmlText(siteUrl)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
      ...posts.map((post) => item(post, siteUrl)),
    );
    return xmlResponse(
      "application/rss+xml",
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>`,
    );
  });
}

function item(post: BlogPostSummary, siteUrl: string): string {
  return element(
    "item",
    element("title", xmlText(plainSpaces(post.title))),
    element("link", xmlText(siteUrl + href("/blog/:slug", { slug: post.slug }))),
    // The id stays when the slug changes, so that no reader shows a post twice.
    // Without the address of the site: a new domain must not make each post a new one.
    `<guid isPermaLink="false">blog-${post.id}</guid>`,
    post.publishedAt !== "" && element("pubDate", new Date(post.publishedAt).toUTCString()),
    element("dc:creator", xmlText(plainSpaces(post.author))),
    element("description", xmlText(htmlText(plainSpaces(post.excerpt)))),
  );
}
