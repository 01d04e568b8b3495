import { expect, test } from "vitest";
import { originals } from "~/content/page-content/originals.ts";
import { publish } from "~/content/page-content/publish.ts";
import { readValues } from "~/content/page-content/read-values.ts";
import { openingHours } from "./opening-hours.ts";
import { shapes } from "./shapes.ts";
import { shownHours } from "./shown.ts";

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
  ["office", "phones", ["112", "+48 32 000 00 12", "+48 32 000 00 13"]],
  ["office", "email", "adres"],
  ["office", "latitude", "50,259"],
  ["office", "latitude", ""],
  ["prices", "website", { small: "3 000", company: 1, shop: 1 }],
  ["prices", "website", { small: 0, company: 1, shop: 1 }],
  ["opening-hours", "exceptions", [{ date: "24.12.2026", from: "", to: "" }]],
  ["opening-hours", "exceptions", [{ date: "2026-12-24", from: "17:00", to: "9:00" }]],
  ["opening-hours", "exceptions", [{ date: "2026-12-24", from: "9:00", to: "" }]],
  ["clients", "clients", [{ name: "Zły", logo: "javascript:alert(1)" }]],
  ["clients", "clients", [{ name: "Obcy", logo: "//host.example/a.svg" }]],
] as const)("%s refuses %s %j", (key, field, value) => {
  expect(shapes[key].safeParse(originals[key]).success).toBe(true);
  expect(shapes[key].safeParse({ ...originals[key], [field]: value }).success).toBe(false);
});
