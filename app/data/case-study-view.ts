import { markdownWords } from "~/content/markdown.ts";
import { renderMarkdown } from "~/text/render-markdown.tsx";
import { youtubeHref, youtubeId } from "~/text/youtube.ts";
import { type ImageContext, resolveImage } from "./pictures/images.ts";
import type { CaseStudy, CaseStudyContent } from "./types.ts";

/** A case study with its texts as HTML; empty where there is nothing to show. */
export type CaseStudyView = Omit<CaseStudy, "content" | "youtubeUrl"> & {
  html: CaseStudyContent;
  /** Where its film or channel is, and the film's id when it is one. */
  film: { href: string; id: string | null } | null;
};

/** A case study for the page and the panel's preview. Brings the markdown code along. */
export function caseStudyView(
  study: CaseStudy,
  images: ImageContext,
  render: typeof renderMarkdown = renderMarkdown,
): CaseStudyView {
  const { content, youtubeUrl, ...rest } = study;
  const href = youtubeHref(youtubeUrl);
  const html = (name: keyof CaseStudyContent) =>
    render({
      text: content[name],
      words: markdownWords,
      topHeading: 3,
      name,
      image: (address) => resolveImage(address, images),
    });

  return {
    ...rest,
    film: href ? { href, id: youtubeId(href) } : null,
    html: {
      projectSummary: html("projectSummary"),
      process: html("process"),
      results: html("results"),
      conclusions: html("conclusions"),
      finalSummary: html("finalSummary"),
    },
  };
}
