import { LRUCache } from "lru-cache";
import { bucketPaths, type ImageContext } from "~/data/pictures/images.ts";
import { renderMarkdown } from "~/text/markdown/render-markdown.tsx";

/** Characters of texts and their HTML: some hundred posts. */
const MOST = 4_000_000;

const known = new WeakMap<ImageContext, LRUCache<string, string>>();

/** Pages are rendered again every few seconds, and markdown is two thirds of the work. */
export function rememberedMarkdown(images: ImageContext): typeof renderMarkdown {
  const remembered =
    known.get(images) ??
    new LRUCache<string, string>({
      maxSize: MOST,
      sizeCalculation: (html, key) => html.length + key.length,
    });
  known.set(images, remembered);
  return (props) => {
    const files = bucketPaths(props.text).map((path) => images.fileOf?.(path));
    const key = JSON.stringify([props.name, props.topHeading, props.text, files]);
    const found = remembered.get(key);
    if (found !== undefined) return found;
    const html = renderMarkdown(props);
    remembered.set(key, html);
    return html;
  };
}
