import { type Claim, dueClaims } from "~/content/page-content/claims.ts";
import { every } from "~/panel/access/query-client.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent, pageContentKey } from "~/panel/data/page-content.ts";
import { listPublishedTexts } from "~/panel/data/site/site-texts.ts";
import type { TextId } from "~/site-texts/types.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { documentsOf, isPresent } from "./present-texts.ts";
import { claimsIn } from "./save-claim.ts";

/** Claims to ask for again, the oldest first. Undefined until it is known which of their texts are still there. */
export function useDueClaims(): [id: TextId, claim: Claim][] | undefined {
  const { data: rows } = useRead(pageContentKey, listPageContent);
  const due = dueClaims(claimsIn(rows ?? []), warsawDay(new Date()));
  const documents = documentsOf(due.map(([id]) => id));
  const { data: published } = useRead(
    ["claimed-texts", ...documents],
    (client) => listPublishedTexts(client, documents),
    { enabled: due.length > 0, staleTime: 0, refetchInterval: every(50_000) },
  );
  if (!rows || due.length === 0) return rows && [];
  return published && due.filter(([id]) => isPresent(id, published));
}
