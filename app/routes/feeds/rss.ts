import { href } from "react-router";
import { blog } from "~/content/blog/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { postList, wholePosts } from "~/data/records/blog.server.ts";
import { postView } from "~/data/records/post-view.ts";
import { rememberedMarkdown } from "~/data/records/remembered-markdown.server.ts";
import { settingsContext } from "~/settings.ts";
import type { Route } from "./+types/rss";
import { feed } from "./feed.server.ts";
import { rssResponse } from "./rss-channel.ts";
import { htmlText } from "./xml.ts";

const LENGTH = 30;
/** The newest, of which a feed has the whole text: each has to be read and rendered. */
const WHOLE = 10;

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return feed("rss", async () => {
    const client = publicClient(context);
    const [posts, whole] = await Promise.all([
      postList(client).read(0, LENGTH),
      wholePosts(client, WHOLE),
    ]);
    const render = rememberedMarkdown(client.images);
    const texts = new Map(
      whole.map((post) => [post.id, textOf(postView(post, client.images, render))]),
    );
    return rssResponse(siteUrl, {
      title: blog.title,
      description: blog.description,
      list: "/blog",
      items: posts.map(({ id, slug, title, author, publishedAt, excerpt }) => ({
        guid: `blog-${id}`,
        title,
        path: href("/blog/:slug", { slug }),
        publishedAt,
        author,
        summary: excerpt,
        html: texts.get(id),
      })),
    });
  });
}

function textOf({ html, blocks }: ReturnType<typeof postView>): string {
  const parts = blocks.map((block) => {
    if (block.type === "text") return block.html;
    const caption = htmlText(block.caption);
    return `<figure><img src="${htmlText(block.image.src)}" alt=""><figcaption>${caption}</figcaption></figure>`;
  });
  return [html, ...parts].join("\n");
}
