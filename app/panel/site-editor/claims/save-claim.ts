import {
  CLAIMS,
  type Claim,
  type Claims,
  MOST_CLAIMS,
  readClaims,
} from "~/content/page-content/claims.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { type ContentRow, listPageContent, savePageContent } from "~/panel/data/page-content.ts";
import { listPublishedTexts } from "~/panel/data/site/site-texts.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { TextId } from "~/site-texts/types.ts";
import { isPresent } from "./present-texts.ts";

/** Two who write about different texts at once are both right, so that the second one is put on top of the first. */
const TRIES = 3;

/** Null takes it away. Those of texts that are gone make room; false when there are too many all the same. */
export async function saveClaim(
  client: AdminClient,
  id: TextId,
  claim: Claim | null,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = (await listPageContent(client)).find(({ key }) => key === CLAIMS) ?? null;
    const claims = { ...readClaims(row?.value) };
    delete claims[id];
    let next = claim ? { ...claims, [id]: claim } : claims;
    if (Object.keys(next).length > MOST_CLAIMS) next = await withoutGone(client, next, id);
    if (Object.keys(next).length > MOST_CLAIMS) return false;
    const { kind } = await savePageContent(client, CLAIMS, row, next);
    if (kind === "saved") return true;
    if (kind === "refused") break;
  }
  throw new DataProblem("other", "The claim was not stored.");
}

/** `open` is perhaps not published yet. */
async function withoutGone(client: AdminClient, claims: Claims, open: TextId): Promise<Claims> {
  const published = await listPublishedTexts(client);
  const left = Object.entries(claims).filter(([id]) => id === open || isPresent(id, published));
  return Object.fromEntries(left);
}

export function claimsIn(rows: readonly Pick<ContentRow, "key" | "value">[]) {
  return readClaims(rows.find(({ key }) => key === CLAIMS)?.value);
}
