import { z } from "zod";
import type { PublicClient } from "./client.server.ts";
import { postWithNext } from "./records/blog.server.ts";
import { studyWithNext } from "./records/case-studies.server.ts";
import type { CaseStudyRow, PostRow } from "./records/columns.ts";

export type PreviewedRecord = { expiresAt: string; isPublic: boolean } & (
  | ({ kind: "post" } & Awaited<ReturnType<typeof postWithNext>>)
  | ({ kind: "case-study" } & Awaited<ReturnType<typeof studyWithNext>>)
);

const about = { expires_at: z.string(), is_changed: z.boolean() };
type Hidden = { hidden_after: string | null };
// The database writes the record with to_jsonb, so it has all columns of its table.
const isRow = (value: unknown) => typeof value === "object" && value !== null && "version" in value;
const found = z
  .discriminatedUnion("table_name", [
    z.object({
      ...about,
      table_name: z.literal("blog_posts"),
      record: z.custom<PostRow & Hidden>(isRow),
    }),
    z.object({
      ...about,
      table_name: z.literal("case_studies"),
      record: z.custom<CaseStudyRow & Hidden>(isRow),
    }),
  ])
  .nullable();

/** The record of a preview link; null when the link is none, has expired or was revoked. */
export async function findPreviewedRecord(
  client: PublicClient,
  token: string,
): Promise<PreviewedRecord | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const { data } = await client.db.rpc("preview_record", { token }).throwOnError();
  const preview = found.parse(data);
  if (!preview) return null;
  const { published_at, hidden_after } = preview.record;
  const isHidden = hidden_after !== null && Date.parse(hidden_after) <= Date.now();
  const isPublished = published_at !== null && Date.parse(published_at) <= Date.now() && !isHidden;
  const isPublic = isPublished && !preview.is_changed;
  const facts = { expiresAt: preview.expires_at, isPublic };
  if (preview.table_name === "blog_posts") {
    return { ...facts, kind: "post", ...(await postWithNext(client, preview.record)) };
  }
  return { ...facts, kind: "case-study", ...(await studyWithNext(client, preview.record)) };
}
