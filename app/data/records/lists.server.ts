import type { PublicClient } from "~/data/client.server.ts";
import type { BlogPostSummary, CaseStudySummary } from "~/data/types.ts";
import { findTag, postList } from "./blog.server.ts";
import { caseStudyList } from "./case-studies.server.ts";
import type { RowList } from "./portions.server.ts";

type AnyList = RowList<BlogPostSummary | CaseStudySummary> & {
  /** Of a tag. */
  name?: string;
};

/** The list that `blog`, `case-studies` or `blog/tag/swiatlo` is the address of; null for another address. */
export async function listAt(client: PublicClient, path: string): Promise<AnyList | null> {
  if (path === "blog") return postList(client);
  if (path === "case-studies") return caseStudyList(client);
  const [, tag] = /^blog\/tag\/([^/]+)$/.exec(path) ?? [];
  return tag ? findTag(client, tag) : null;
}
