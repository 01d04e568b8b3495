import { CLAIMS, type Claim, MOST_CLAIMS, readClaims } from "~/content/page-content/claims.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { type ContentRow, listPageContent, savePageContent } from "~/panel/data/page-content.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { TextId } from "~/site-texts/types.ts";

/** Two who write about different texts at once are both right, so that the second one is put on top of the first. */
const TRIES = 3;

/** Null takes it away. False when there are too many. */
export async function saveClaim(
  client: AdminClient,
  id: TextId,
  claim: Claim | null,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = (await listPageContent(client)).find(({ key }) => key === CLAIMS) ?? null;
    const claims = { ...readClaims(row?.value) };
    delete claims[id];
    const next = claim ? { ...claims, [id]: claim } : claims;
    if (Object.keys(next).length > MOST_CLAIMS) return false;
    const { kind } = await savePageContent(client, CLAIMS, row, next);
    if (kind === "saved") return true;
    if (kind === "refused") break;
  }
  throw new DataProblem("other", "The claim was not stored.");
}

export function claimsIn(rows: readonly Pick<ContentRow, "key" | "value">[]) {
  return readClaims(rows.find(({ key }) => key === CLAIMS)?.value);
}
