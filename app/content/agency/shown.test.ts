import { expect, test } from "vitest";
import { originals } from "~/content/page-content/originals.ts";
import { publish } from "~/content/page-content/publish.ts";
import { readValues } from "~/content/page-content/read-values.ts";
import { openingHours } from "./opening-hours.ts";
import { hoursForm, shapes } from "./shapes.ts";
import { profileOf, shownHours } from "./shown.ts";

const closed = (date: string) => ({ date, open: null });

test("a single day stands beside the week from thirty days before to its end, in order", () => {
  const days = ["2026-12-31", "2026-12-24", "2026-11-22", "2026-12-23"].map(closed);
  const shown = (today: string) =>
    shownHours(openingHours, days, today)
      .slice(openingHours.length)
      .map((row) => row.days);
  expect(shown("2026-11-23")).toEqual(["23.12"]);
  expect(shown("2026-12-24")).toEqual(["24.12", "31.12"]);
  expect(shown("2027-01-01")).toEqual([]);
});

test("a photo that was not changed keeps its name, another one is looked up", () => {
  const [first, ...others] = originals.team.members;
  const members = [{ ...first, photo: "/storage/x.webp" }, ...others];
  const facts = shapes.team.parse({ members });
  const values = { facts: { team: facts }, questions: {} };
  const { team } = publish(values, "2026-11-22", (src) => ({ src, width: 8 }));
  expect(team?.map(({ photo }) => photo)).toEqual([
    { src: "/storage/x.webp", width: 8 },
    "portrait-2",
    "portrait-3",
  ]);
});

test("the policy was changed on the day of its values in Warsaw, not in Greenwich", () => {
  const updated_at = "2026-11-22T23:30:00+00:00";
  const rows = [{ key: "privacy", value: originals.privacy, version: 1, updated_at }];
  expect(readValues(rows, () => {}).privacyChanged).toBe("2026-11-23");
});

test.each([
  ["team", "members", []],
  ["team", "members", Array(9).fill(originals.team.members[0])],
  ["team", "members", [{ ...originals.team.members[0], phone: "112" }]],
  ["team", "members", [{ ...originals.team.members[0], phone: "" }]],
  ["projects", "entries", []],
  ["projects", "entries", Array(7).fill(originals.projects.entries[0])],
  ["office", "email", "adres"],
  ["office", "latitude", "50,259"],
  ["office", "latitude", ""],
  ["prices", "website", { small: "3 000", company: 1, shop: 1 }],
  ["prices", "website", { small: 0, company: 1, shop: 1 }],
  ["opening-hours", "exceptions", [{ date: "24.12.2026", from: "", to: "" }]],
  ["opening-hours", "exceptions", [{ date: "2026-12-24", from: "17:00", to: "9:00" }]],
  ["opening-hours", "exceptions", [{ date: "2026-12-24", from: "9:00", to: "" }]],
  ["office", "profiles", [{ address: "javascript:alert(1)" }]],
  ["office", "profiles", [{ address: "https://kadr" }]],
  ["office", "profiles", [{ address: "@kadr" }]],
  ["clients", "clients", [{ name: "Zły", logo: "javascript:alert(1)" }]],
  ["clients", "clients", [{ name: "Obcy", logo: "//host.example/a.svg" }]],
] as const)("%s refuses %s %j", (key, field, value) => {
  expect(shapes[key].safeParse(originals[key]).success).toBe(true);
  expect(shapes[key].safeParse({ ...originals[key], [field]: value }).success).toBe(false);
});

test.each([
  ["instagram.com/kadr", "Instagram", "https://instagram.com/kadr"],
  [" https://www.youtube.com/@kadr ", "YouTube", "https://www.youtube.com/@kadr"],
  ["https://pl.linkedin.com/company/kadr", "LinkedIn", "https://pl.linkedin.com/company/kadr"],
  ["kadr.example/łąka", "kadr.example", "https://kadr.example/łąka"],
])("a profile typed as %j is called %s", (typed, name, href) => {
  const { profiles } = shapes.office.parse({
    ...originals.office,
    profiles: [{ address: typed }],
  });
  expect(profiles.map(profileOf)).toEqual([{ name, href }]);
});

test("numbers and addresses lose what nobody sees and people copy with them", () => {
  const copied = (text: string) => `\u202a${text}\u200b\u202c`;
  const [phone, address] = ["+48 32 000 00 11", "instagram.com/kadr"];
  const [member] = originals.team.members;
  const { members } = shapes.team.parse({ members: [{ ...member, phone: copied(phone) }] });
  const { email, postalCode, profiles } = shapes.office.parse({
    ...originals.office,
    email: copied("biuro@kadr.example"),
    postalCode: copied("40-001"),
    profiles: [{ address: copied(address) }],
  });
  expect([members[0]?.phone, email, postalCode]).toEqual([phone, "biuro@kadr.example", "40-001"]);
  expect(profiles).toEqual([{ address: `https://${address}` }]);
});

test.each([
  ["9", "17", "9:00", "17:00"],
  ["9.30", "17:00", "9:30", "17:00"],
  ["9-17", "", "9:00", "17:00"],
  [" 8.30 – 16 ", "", "8:30", "16:00"],
  ["", "", "", ""],
])("opening hours typed as %j and %j are read", (from, to, opens, closes) => {
  const date = "2026-12-24";
  const [workday, ...others] = originals["opening-hours"].days;
  const read = shapes["opening-hours"].parse({
    days: [{ ...workday, from, to }, ...others],
    exceptions: [{ date, from, to }],
  });
  expect(read.days[0]).toEqual({ from: opens, to: closes });
  expect(read.exceptions).toEqual([{ date, from: opens, to: closes }]);
});

test("a day that no calendar has is refused, and read with the hours that were stored with it", () => {
  const exceptions = [{ date: "2027-02-31", from: "", to: "" }];
  const hours = { ...originals["opening-hours"], exceptions };
  const [issue] = hoursForm.safeParse(hours).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ["exceptions", 0, "date"], message: "Podaj datę" });
  expect(shapes["opening-hours"].parse(hours)).toEqual(hours);
});

test.each(["25", "9.75", "9-17-20", "rano"])("opening hours of %j are refused", (from) => {
  const exceptions = [{ date: "2026-12-24", from, to: from.includes("-") ? "" : "23:00" }];
  const hours = { ...originals["opening-hours"], exceptions };
  expect(shapes["opening-hours"].safeParse(hours).success).toBe(false);
});
