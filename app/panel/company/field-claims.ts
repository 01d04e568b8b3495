import { invalid } from "~/content/agency/invalid.ts";
import {
  type FactClaim,
  LONGEST_SOURCE,
  readFactClaims,
  type Source,
} from "~/content/page-content/claims.ts";
import type { FlatForm } from "./flat-form.ts";

/** Between a field and what is said of it: the shape of the value knows no such names, so that no page ever gets them. */
const SIGN = "~";
const parts = ["source", "until"] as const;

/** The field of the form that has it. Beside its own field, so that it moves and goes with the item of that. */
export function claimField(field: string, part: keyof Source): string {
  return field + SIGN + part;
}

/** The field itself, and which of the two it is that the name means. */
export function readClaimField(name: string): { field: string; part: keyof Source | null } {
  const [field = "", said] = name.split(SIGN);
  return { field, part: parts.find((part) => part === said) ?? null };
}

export function claimForm(stored: unknown): FlatForm {
  const fields = Object.entries(readFactClaims(stored)).flatMap(([field, claim]) =>
    parts.map((part) => [claimField(field, part), claim[part]] as const),
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== ""));
}

type Checked = { claims: Record<string, FactClaim>; errors: Record<string, string> };

/** As they are stored. One without its figure goes. */
export function checkClaims(
  form: FlatForm,
  nameOf: (field: string) => string | undefined,
): Checked {
  const checked: Checked = { claims: {}, errors: {} };
  for (const [field, value] of Object.entries(form)) {
    const name = nameOf(field);
    const source = form[claimField(field, "source")]?.trim() ?? "";
    const until = form[claimField(field, "until")] ?? "";
    if (name === undefined || value.trim() === "" || (source === "" && until === "")) continue;
    if (source.length > LONGEST_SOURCE) {
      checked.errors[claimField(field, "source")] = invalid.tooLong(LONGEST_SOURCE);
    }
    if (!/^(?:\d{4}-\d{2}-\d{2})?$/.test(until)) {
      checked.errors[claimField(field, "until")] = invalid.date;
    }
    checked.claims[field] = { source, until, name };
  }
  return checked;
}
