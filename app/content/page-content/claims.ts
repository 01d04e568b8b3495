import { z } from "zod";

/** The row of `page_content` that holds them. */
export const CLAIMS = "claims";

/** Where a figure or claim comes from, and the last day on which it holds; both may be empty. */
export type Source = { source: string; until: string };
/** Of a text: with a page that says it. */
export type Claim = Source & { page: string };
/** By the ids of the texts. */
export type Claims = Readonly<Record<string, Claim>>;

export const MOST_CLAIMS = 200;
export const LONGEST_SOURCE = 200;

const source = z.object({
  source: z.string().max(LONGEST_SOURCE),
  until: z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/),
});
const claim = source.extend({ page: z.string().max(200).startsWith("/") });

export function readClaims(value: unknown): Claims {
  return readAll(claim, value);
}

/** What cannot be read is left out, one by one. */
function readAll<Read>(shape: z.ZodType<Read>, value: unknown): Readonly<Record<string, Read>> {
  const all = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const known = Object.entries(all).slice(0, MOST_CLAIMS);
  return Object.fromEntries(
    known.flatMap(([id, each]) => {
      const { data } = shape.safeParse(each);
      return data ? [[id, data]] : [];
    }),
  );
}

/** Of a figure of „Dane firmy”: with what the panel calls it. They stand in `claims` of their subject's value, by the fields of its form. */
export type FactClaim = Source & { name: string };
const factClaim = source.extend({ name: z.string().max(300) });

export function readFactClaims(value: unknown): Readonly<Record<string, FactClaim>> {
  const isObject = typeof value === "object" && value !== null && "claims" in value;
  return isObject ? readAll(factClaim, value.claims) : {};
}

const AHEAD_MS = 7 * 86_400_000;

/** Whether it holds for a week at most, or no longer. `today` as `2026-12-24`. */
export function isDue({ until }: Source, today: string): boolean {
  const latest = new Date(Date.parse(today) + AHEAD_MS).toISOString().slice(0, 10);
  return until !== "" && until <= latest;
}

/** The oldest first. */
export function dueClaims<Of extends Source>(
  claims: Readonly<Record<string, Of>>,
  today: string,
): [id: string, claim: Of][] {
  return Object.entries(claims)
    .filter(([, each]) => isDue(each, today))
    .sort(([, one], [, other]) => one.until.localeCompare(other.until));
}
