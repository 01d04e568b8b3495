import type { AdminClient } from "./client.ts";
import { dataOf } from "./problem.ts";

export type StudyAddress = { slug: string; title: string };

/** Of the case studies that visitors can read, by title. */
export async function listStudyAddresses(client: AdminClient): Promise<StudyAddress[]> {
  const now = new Date().toISOString();
  return client
    .from("case_studies")
    .select("slug, title")
    .lte("published_at", now)
    .or(`hidden_after.is.null,hidden_after.gt.${now}`)
    .order("title")
    .then(dataOf);
}
