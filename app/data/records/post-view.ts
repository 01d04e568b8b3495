import { markdownWords as words } from "~/content/markdown.ts";
import { type ImageContext, resolveImage } from "~/data/pictures/images.ts";
import type { BlogPost, ContentBlock, RowImage } from "~/data/types.ts";
import { contentsOf, type Heading, readingMinutes } from "~/text/markdown/contents.ts";
import { renderMarkdown } from "~/text/markdown/render-markdown.tsx";
import { readSource, type Source } from "~/text/sources.ts";

type BlockView =
  | { id: string; type: "text"; html: string }
  | { id: string; type: "image"; image: RowImage; caption: string };

export type PostView = Omit<BlogPost, "content" | "contentBlocks" | "sources"> & {
  html: string;
  contents: Heading[];
  minutes: number;
  blocks: BlockView[];
  sources: Source[];
};

/** A post for the page and the panel's preview. Brings the markdown code along. */
export function postView(
  post: BlogPost,
  images: ImageContext,
  render: typeof renderMarkdown = renderMarkdown,
): PostView {
  const { content, contentBlocks, sources, ...rest } = post;
  const image = (address: string) => resolveImage(address, images);

  const block = (part: ContentBlock): BlockView =>
    part.type === "text"
      ? {
          id: part.id,
          type: "text",
          html: render({ text: part.content, words, name: part.id, image }),
        }
      : part;

  const html = render({ text: content, words, name: "post", image });
  const blocks = contentBlocks.map(block);
  const whole = [html, ...blocks.map((part) => (part.type === "text" ? part.html : ""))].join("");
  return {
    ...rest,
    html,
    contents: contentsOf(whole),
    minutes: readingMinutes(whole),
    blocks,
    sources: sources.map(readSource),
  };
}
