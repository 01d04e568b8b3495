import { openingOf, shownHours } from "~/content/agency/shown.ts";
import type { Facts } from "~/text/fill.ts";
import { formatNumber } from "~/text/numbers.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { agency } from "../agency/agency.ts";
import { originals } from "./originals.ts";
import { publish } from "./publish.ts";
import type { PageValues } from "./types.ts";

/** What „Dane firmy” knows, as any text may take it: `{website.small}`, `{agency.phone}`. With plain spaces. */
export function companyFacts(values: PageValues): Facts {
  const { prices, office, "opening-hours": hours } = { ...originals, ...values.facts };
  const { phone } = publish(values, "", (src) => ({ src })).agency ?? agency;
  const { week } = openingOf(hours);
  const texts = {
    "agency.phone": phone,
    "agency.email": office.email,
    "agency.location": office.location,
    "office.legalName": office.legalName,
    "office.address": `${office.street}, ${office.postalCode} ${office.city}`,
    "office.city": office.city,
    "office.hours": shownHours(week)
      .map(({ days, time }) => `${days} ${time}`)
      .join(", "),
  };
  const facts = Object.entries(texts).map(([name, text]) => [name, plainSpaces(text)] as const);
  const amounts = Object.entries(prices).flatMap(([group, amount]) =>
    Object.entries(amount).map(
      ([name, value]) =>
        [`${group}.${name}`, value === null ? null : plainSpaces(formatNumber(value))] as const,
    ),
  );
  return Object.fromEntries([...facts, ...amounts]);
}
