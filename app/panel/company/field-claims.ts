import { invalid } from "~/content/agency/invalid.ts";
import { type FactClaim, LONGEST_SOURCE, readFactClaims } from "~/content/page-content/claims.ts";
import { isDay } from "~/text/dates/is-day.ts";
import { claimField, claimParts } from "./claim-names.ts";
import type { FlatForm } from "./flat-form.ts";

/** Of fields that the form has: what is said of one that it has no more would bring an item back. */
export function claimForm(stored: unknown, form: FlatForm): FlatForm {
  const fields = Object.entries(readFactClaims(stored))
    .filter(([field]) => Object.hasOwn(form, field))
    .flatMap(([field, claim]) =>
      claimParts.map((part) => [claimField(field, part), claim[part]] as const),
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
    if (until !== "" && !isDay(until)) {
      checked.errors[claimField(field, "until")] = invalid.date;
    }
    checked.claims[field] = { source, until, name };
  }
  return checked;
}
