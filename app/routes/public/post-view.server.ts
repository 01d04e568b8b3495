import { findBlogPost } from "~/data/blog.server.ts";
import type { PublicClient } from "~/data/client.server.ts";
import { resolveImage } from "~/data/images.ts";
import type { BlogPost, ContentBlock, RowImage } from "~/data/types.ts";
import { renderMarkdown } from "~/lib/render-markdown.server.tsx";
import { readSource, type Source } from "~/lib/sources.ts";

export type BlockView =
  | { id: string; type: "text"; html: string }
  | { id: string; type: "image"; image: RowImage; caption: string };

/** A post with its texts as HTML. */
export type PostView = Omit<BlogPost, "content" | "contentBlocks" | "sources"> & {
  html: string;
  blocks: BlockView[];
  sources: Source[];
};

export async function readPost(client: PublicClient, param: string): Promise<PostView | null> {
  const post = await findBlogPost(client, param);
  if (!post) return null;
  const { content, contentBlocks, sources, ...rest } = post;
  const image = (address: string) => resolveImage(address, client.images);

  const block = (part: ContentBlock): BlockView =>
    part.type === "text"
      ? {
          id: part.id,
          type: "text",
          html: renderMarkdown({ text: part.content, name: part.id, image }),
        }
      : part;

  return {
    ...rest,
    html: renderMarkdown({ text: content, name: "post", image }),
    blocks: contentBlocks.map(block),
    sources: sources.map(readSource),
  };
}
