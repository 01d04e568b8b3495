import { links } from "~/content/admin-tools.ts";
import type { CaseStudyForm } from "~/panel/data/case-study-form.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import type { PostForm } from "~/panel/data/post-form.ts";
import { listRowPages } from "~/panel/data/site-pages.ts";
import type { PublicationCheck } from "~/panel/publication/publication-checks.ts";
import { caseStudyPath, postPath } from "~/row-paths.ts";
import { type BrokenLink, brokenLinks, hasOwnLinks } from "./broken-links.ts";
import { allPaths } from "./use-site-pages.ts";

/** What is wrong with a link, in words. */
export function linkProblem({ words, address, reason }: BrokenLink): string {
  return reason === "no-page" ? links.noPage(words, address) : links.noAddress(words, address);
}

/** A sentence for each link of the texts that leads nowhere; `self` is the address of the record itself. */
async function linkWarnings(
  texts: readonly string[],
  self: string,
  client: AdminClient,
): Promise<string[]> {
  const whole = texts.join("\n\n");
  const { origin } = location;
  const pages = hasOwnLinks(whole, origin) ? allPaths(await listRowPages(client)) : null;
  pages?.add(self);
  const problems = brokenLinks(whole, origin, pages).map(linkProblem);
  return [...new Set(problems)].map(links.check);
}

export const postLinks: PublicationCheck<PostForm> = ({ slug, content, blocks }, client) => {
  const texts = blocks.filter(({ type }) => type === "text").map((block) => block.content);
  return linkWarnings([content, ...texts], postPath(slug), client);
};

export const caseStudyLinks: PublicationCheck<CaseStudyForm> = (form, client) => {
  const { projectSummary, process, results, conclusions, finalSummary } = form;
  const texts = [projectSummary, process, results, conclusions, finalSummary];
  return linkWarnings(texts, caseStudyPath(form.slug), client);
};
