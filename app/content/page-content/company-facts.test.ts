import { expect, test } from "vitest";
import { agency } from "../agency/agency.ts";
import { office } from "../agency/office.ts";
import { companyFacts } from "./company-facts.ts";
import { originals } from "./originals.ts";

const none = { facts: {}, questions: {} };

test("facts are the stored ones, else the originals", () => {
  const known = companyFacts({
    ...none,
    facts: { office: { ...originals.office, city: "Gdynia" } },
  });
  expect(known).toMatchObject({ "office.city": "Gdynia", "agency.phone": "+48 32 000 00 11" });
  expect(companyFacts(none)).toMatchObject({
    "office.address": "ul. Filmowa 24, 40-000 Katowice",
    "office.hours": "Pn–Pt 9:00–17:00, Sb 10:00–14:00, Nd nieczynne",
    "video.usualTo": "18 000",
  });
});

test("what has been left out of the site is no fact", () => {
  const kept = [agency.email, { ...office.address }] as const;
  Object.assign(agency, { email: "" });
  Object.assign(office.address, { street: "", postalCode: "", city: "" });
  const known = companyFacts(none);
  Object.assign(agency, { email: kept[0] });
  Object.assign(office.address, kept[1]);
  expect(known).toMatchObject({
    "agency.email": null,
    "office.address": null,
    "office.city": null,
  });
});

test("of a site without samples only what is stored is a fact", () => {
  const known = companyFacts({
    ...none,
    facts: { office: { ...originals.office, city: "Gdynia" } },
    isWithoutSamples: true,
  });
  const stored = Object.entries(known).filter(([, value]) => value !== null);
  expect(Object.fromEntries(stored)).toMatchObject({ "office.city": "Gdynia" });
  expect(stored.map(([name]) => name)).toEqual([
    ...["agency.email", "agency.location", "office.legalName", "office.address", "office.city"],
  ]);
});
