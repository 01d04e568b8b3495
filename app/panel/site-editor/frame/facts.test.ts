import { expect, it } from "vitest";
import { shownFacts, withFacts } from "./facts.ts";

it("reads the prices off the page, and puts them into what is typed", () => {
  const facts = shownFacts(
    "Strony od {website.small} zł, {{film od {video.film} zł, }}sklep {website.shop} zł (netto).",
    "Strony od\u00a03000\u00a0zł, sklep 15\u00a0000\u00a0zł (netto).",
  );
  expect(facts).toEqual({ "website.small": "3000", "website.shop": "15 000" });
  expect(withFacts("Już od {website.small} zł{{, film {video.film} zł}}! {nic}", facts)).toBe(
    "Już od 3000 zł! {nic}",
  );
});
