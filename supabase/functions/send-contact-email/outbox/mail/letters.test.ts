import { expect, test } from "vitest";
import { agencyIn, unknownAgency } from "./agency.ts";
import { letters, namedSender, reviewLetter, signedLetter } from "./letters.ts";

test("a confirmation is signed with the whole of what is known of the agency, and nothing else is", () => {
  const agency = agencyIn({
    "texts/agency/agency": {
      "/agency/name": { value: "Studio Odra", was: "KADR" },
      "/agency/descriptor": { value: "Filmy znad rzeki", was: "Agencja" },
    },
    office: {
      street: "ul. Nadbrzeżna 1",
      postalCode: "50-001",
      city: "Wrocław",
      email: "biuro@odra.example",
    },
    team: { members: [{ phone: "+48 71 000 00 01" }, { phone: "+48 71 000 00 02" }] },
  });
  const lines = [
    ...["Studio Odra", "Filmy znad rzeki", "ul. Nadbrzeżna 1, 50-001 Wrocław"],
    ...["+48 71 000 00 01", "biuro@odra.example"],
  ];
  expect(signedLetter("confirmation", agency).text).toMatch(`\n-- \n${lines.join("\n")}\n`);
  expect(signedLetter("self-test", agency)).toBe(letters["self-test"]);
});

test("of an agency that nobody has described nothing is said", () => {
  expect(agencyIn({ office: null, team: { members: "?" } })).toEqual(unknownAgency);
  expect(signedLetter("confirmation", unknownAgency)).toBe(letters.confirmation);
});

test("a sender without a name gets the agency's, which opens no other header", () => {
  expect(namedSender("biuro@odra.example", "Studio „Odra”")).toBe(
    '"Studio Odra" <biuro@odra.example>',
  );
  expect(namedSender("biuro@odra.example", 'A"\r\nBcc: x@y.example <z>')).toBe(
    '"ABcc xy.example z" <biuro@odra.example>',
  );
  expect(namedSender("Biuro <biuro@odra.example>", "Studio Odra")).toBe(
    "Biuro <biuro@odra.example>",
  );
  expect(namedSender("biuro@odra.example", null)).toBe("biuro@odra.example");
});

test("a letter about a draft has its title in one line of the subject, and its address", () => {
  const draft = { title: "Świt\nnad rzeką", address: "/admin?edit=7" };
  const { subject, text } = reviewLetter(draft, "https://kadr.example");
  expect(subject).toBe("Do sprawdzenia: Świt nad rzeką");
  expect(text).toContain("\n\nhttps://kadr.example/admin?edit=7\n");
  expect(reviewLetter(draft).text).not.toContain("/admin");
});
