import { inject } from "vitest";
import { z } from "zod";
import type { SharedSite, SiteKind } from "./shared-site.ts";

const sharedSchema = z.object({ url: z.string(), dataDir: z.string(), pid: z.number() });

/**
 * A site that files share, also at the same moment:
 * - `demo` has the demo content, at the address `siteOrigin`; nobody writes to it,
 * - `writable` has no content but the samples of the code, and the settings of `writerEnv`; each test makes rows of its
 *   own and removes them. It believes forwarded headers, so that each test can come from addresses of its own,
 * - `remote` is a second process whose Supabase is `writable`.
 */
export async function sharedSite(kind: SiteKind): Promise<SharedSite> {
  const answer = await fetch(inject("sharedSites") + kind);
  if (!answer.ok) throw new Error(await answer.text());
  return sharedSchema.parse(await answer.json());
}
