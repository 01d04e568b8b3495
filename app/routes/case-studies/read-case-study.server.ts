import { findCaseStudy } from "~/data/case-studies.server.ts";
import { type CaseStudyView, caseStudyView } from "~/data/case-study-view.ts";
import type { PublicClient } from "~/data/client.server.ts";
import { rememberedMarkdown } from "~/data/remembered-markdown.server.ts";

export type { CaseStudyView };

export async function readCaseStudy(
  client: PublicClient,
  param: string,
): Promise<CaseStudyView | null> {
  const study = await findCaseStudy(client, param);
  return study && caseStudyView(study, client.images, rememberedMarkdown(client.images));
}
