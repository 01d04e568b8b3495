import { dueClaims, readFactClaims } from "~/content/page-content/claims.ts";
import { every } from "~/panel/access/query-client.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { type ContentRow, listPageContent, pageContentKey } from "~/panel/data/page-content.ts";
import { listPublishedTexts } from "~/panel/data/site/site-texts.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { factAddress } from "./field-address.ts";
import type { DueClaim } from "./present-texts.ts";
import { claimsIn } from "./save-claim.ts";

/** Undefined until it is known which of the texts are still there. */
export function useDueClaims(): DueClaim[] | undefined {
  const { data: rows } = useRead(pageContentKey, listPageContent);
  const today = warsawDay(new Date());
  const due = dueClaims(claimsIn(rows ?? []), today);
  const { data: texts } = useRead(
    ["due-claims", due],
    async (client) => {
      const { documentsOf, presentClaims } = await import("./present-texts.ts");
      const documents = documentsOf(due.map(([id]) => id));
      return presentClaims(due, await listPublishedTexts(client, documents));
    },
    { enabled: due.length > 0, staleTime: 0, refetchInterval: every(50_000) },
  );
  const ofTexts = due.length === 0 ? [] : texts;
  return rows && ofTexts && [...ofTexts, ...dueFacts(rows, today)];
}

function dueFacts(rows: readonly ContentRow[], today: string): DueClaim[] {
  return rows.flatMap(({ key, value }) =>
    dueClaims(readFactClaims(value), today).map(([field, { source, until, name }]) => ({
      what: name,
      source,
      until,
      to: factAddress(key, field),
    })),
  );
}
