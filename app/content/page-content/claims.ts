import { z } from "zod";

/** The row of `page_content` that holds them. */
export const CLAIMS = "claims";

/** A figure or claim in a text: where it comes from, the last day on which it holds, and a page that says it. */
export type Claim = { source: string; until: string; page: string };
/** By the ids of the texts. */
export type Claims = Readonly<Record<string, Claim>>;

export const MOST_CLAIMS = 200;
export const LONGEST_SOURCE = 200;

const claim = z.object({
  source: z.string().max(LONGEST_SOURCE),
  until: z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/),
  page: z.string().max(200).startsWith("/"),
});

/** What cannot be read is left out, one by one. */
export function readClaims(value: unknown): Claims {
  const all = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const known = Object.entries(all).slice(0, MOST_CLAIMS);
  return Object.fromEntries(
    known.flatMap(([id, each]) => {
      const { data } = claim.safeParse(each);
      return data ? [[id, data]] : [];
    }),
  );
}

const AHEAD_MS = 7 * 86_400_000;

/** Those that hold for a week at most, or no longer, the oldest first. `today` as `2026-12-24`. */
export function dueClaims(claims: Claims, today: string): [id: string, claim: Claim][] {
  const latest = new Date(Date.parse(today) + AHEAD_MS).toISOString().slice(0, 10);
  return Object.entries(claims)
    .filter(([, { until }]) => until !== "" && until <= latest)
    .sort(([, one], [, other]) => one.until.localeCompare(other.until));
}
