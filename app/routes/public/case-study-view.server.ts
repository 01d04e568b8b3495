import { findCaseStudy } from "~/data/case-studies.server.ts";
import type { PublicClient } from "~/data/client.server.ts";
import { resolveImage } from "~/data/images.ts";
import { rememberedMarkdown } from "~/data/remembered-markdown.server.ts";
import type { CaseStudy, CaseStudyContent } from "~/data/types.ts";
import { youtubeHref, youtubeId } from "~/lib/youtube.ts";

/** A case study with its texts as HTML; empty where there is nothing to show. */
export type CaseStudyView = Omit<CaseStudy, "content" | "youtubeUrl"> & {
  html: CaseStudyContent;
  /** Where its film or channel is, and the film's id when it is one. */
  film: { href: string; id: string | null } | null;
};

export async function readCaseStudy(
  client: PublicClient,
  param: string,
): Promise<CaseStudyView | null> {
  const study = await findCaseStudy(client, param);
  if (!study) return null;
  const { content, youtubeUrl, ...rest } = study;
  const href = youtubeHref(youtubeUrl);

  const render = rememberedMarkdown(client.images);
  const html = (name: keyof CaseStudyContent) =>
    render({
      text: content[name],
      topHeading: 3,
      name,
      image: (address) => resolveImage(address, client.images),
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
