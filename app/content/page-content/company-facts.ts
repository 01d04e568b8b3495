import type { Facts } from "~/text/fill.ts";
import { formatNumber } from "~/text/numbers.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { agency } from "../agency/agency.ts";
import { office } from "../agency/office.ts";
import { originals } from "./originals.ts";
import { publish } from "./publish.ts";
import type { PageValues } from "./types.ts";

/** What „Dane firmy” knows, as any text may take it: `{website.small}`, `{agency.phone}`. With plain spaces. */
export function companyFacts(values: PageValues): Facts {
  const { facts: own, isWithoutSamples = false } = values;
  const { prices } = { ...originals, ...own };
  const isKnown = (subject: keyof typeof own) => !isWithoutSamples || own[subject] !== undefined;
  // What the site shows now: of a new one the originals are left out.
  const shown = { agency, office, ...publish(values, "", (src) => ({ src })) };
  const { phone, email, location } = shown.agency;
  const { legalName, address, hours } = shown.office;
  const texts = {
    "agency.phone": phone,
    "agency.email": email,
    "agency.location": location,
    "office.legalName": legalName,
    "office.address": [address.street, `${address.postalCode} ${address.city}`.trim()]
      .filter(Boolean)
      .join(", "),
    "office.city": address.city,
    "office.hours": hours.map(({ days, time }) => `${days} ${time}`).join(", "),
  };
  const isStored = (name: string) => {
    if (name === "office.hours") return isKnown("opening-hours");
    if (name === "agency.phone") return isKnown("team") || own.office?.phones !== undefined;
    return isKnown("office");
  };
  // A new site knows nothing yet.
  const facts = Object.entries(texts).map(
    ([name, text]) => [name, (isStored(name) && plainSpaces(text)) || null] as const,
  );
  const amounts = Object.entries(prices).flatMap(([group, amount]) =>
    Object.entries(amount).map(
      ([name, value]) =>
        [
          `${group}.${name}`,
          value === null || !isKnown("prices") ? null : plainSpaces(formatNumber(value)),
        ] as const,
    ),
  );
  return Object.fromEntries([...facts, ...amounts]);
}
