import {
  CLAIMS,
  type Claim,
  type Claims,
  MOST_CLAIMS,
  readClaims,
} from "~/content/page-content/claims.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { type ContentRow, listPageContent, savePageContent } from "~/panel/data/page-content.ts";
import { listPublishedTexts, listTextDrafts } from "~/panel/data/site/site-texts.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { TextId } from "~/site-texts/types.ts";
import { withRoom } from "./present-texts.ts";

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
    if (Object.keys(next).length > MOST_CLAIMS) next = await makeRoom(client, next, id);
    if (Object.keys(next).length > MOST_CLAIMS) return false;
    const { kind } = await savePageContent(client, CLAIMS, row, next);
    if (kind === "saved") return true;
    if (kind === "refused") break;
  }
  throw new DataProblem("other", "The claim was not stored.");
}

async function makeRoom(client: AdminClient, claims: Claims, open: TextId): Promise<Claims> {
  const [published, drafts] = await Promise.all([
    listPublishedTexts(client),
    listTextDrafts(client),
  ]);
  return withRoom(claims, open, published, drafts);
}

export function claimsIn(rows: readonly Pick<ContentRow, "key" | "value">[]) {
  return readClaims(rows.find(({ key }) => key === CLAIMS)?.value);
}
