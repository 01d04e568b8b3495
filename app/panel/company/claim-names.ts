import type { Source } from "~/content/page-content/claims.ts";

/** Between a field and what is said of it: the shape of the value knows no such names, so that no page ever gets them. */
const SIGN = "~";
export const claimParts = ["source", "until"] as const;

/** The field of the form that has it. Beside its own field, so that it moves and goes with the item of that. */
export function claimField(field: string, part: keyof Source): string {
  return field + SIGN + part;
}

/** What is said of a field. */
export function claimOf(form: Readonly<Record<string, string>>, field: string): Source {
  const said = (part: keyof Source) => form[claimField(field, part)] ?? "";
  return { source: said("source"), until: said("until") };
}

/** The field itself, and which of the two it is that the name means. */
export function readClaimField(name: string): { field: string; part: keyof Source | null } {
  const [field = "", said] = name.split(SIGN);
  return { field, part: claimParts.find((part) => part === said) ?? null };
}
