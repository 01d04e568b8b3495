import { markdownWords } from "~/content/markdown.ts";
import { type ImageContext, resolveImage } from "~/data/pictures/images.ts";
import type { CaseStudy, CaseStudyContent, FilmNotes } from "~/data/types.ts";
import { youtubeHref, youtubePlayer } from "~/text/addresses/youtube.ts";
import { renderMarkdown } from "~/text/markdown/render-markdown.tsx";

export type CaseStudyView = Omit<CaseStudy, "content" | "youtubeUrl" | "film"> & {
  html: CaseStudyContent;
  /** The picture that a text ended on, which stands across the page below it. */
  moments: CaseStudyContent;
  /** Where its film or channel is, and the address of its player when it is a film. */
  film: ({ href: string; player: string | null } & FilmNotes) | null;
};

/** A case study for the page and the panel's preview. Brings the markdown code along. */
export function caseStudyView(
  study: CaseStudy,
  images: ImageContext,
  render: typeof renderMarkdown = renderMarkdown,
): CaseStudyView {
  const { content, youtubeUrl, film, ...rest } = study;
  const href = youtubeHref(youtubeUrl);
  const html = eachSection(content, (text, name) =>
    render({
      text,
      words: markdownWords,
      topHeading: 3,
      name,
      image: (address) => resolveImage(address, images),
    }),
  );

  return {
    ...rest,
    film: href ? { href, player: youtubePlayer(href), ...film } : null,
    html: eachSection(html, (text) => text.replace(lastPicture, "")),
    moments: eachSection(html, (text) => {
      const [, picture = ""] = lastPicture.exec(text) ?? [];
      return picture.replace(/ sizes="[^"]*"/, ' sizes="100vw"');
    }),
  };
}

const lastPicture = /<p>((?:<picture><source [^>]*>)?<img [^>]*>(?:<\/picture>)?)<\/p>\s*$/;

function eachSection(
  texts: CaseStudyContent,
  change: (text: string, name: keyof CaseStudyContent) => string,
): CaseStudyContent {
  return {
    projectSummary: change(texts.projectSummary, "projectSummary"),
    process: change(texts.process, "process"),
    results: change(texts.results, "results"),
    conclusions: change(texts.conclusions, "conclusions"),
    finalSummary: change(texts.finalSummary, "finalSummary"),
  };
}
