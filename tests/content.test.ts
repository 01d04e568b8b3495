import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aboutPage } from "../app/content/about.ts";
import { agency } from "../app/content/agency/agency.ts";
import { office } from "../app/content/agency/office.ts";
import { team } from "../app/content/agency/team.ts";
import { contactPage } from "../app/content/contact.ts";
import { privacyClause } from "../app/content/contact-form.ts";
import { privacyPage } from "../app/content/privacy.ts";
import { portfolio, projectsPage } from "../app/content/projects.ts";
import { SPAM_DAYS } from "../app/content/retention.ts";
import { servicePages } from "../app/content/services/all.ts";
import { serviceCards, servicesOverview } from "../app/content/services-overview.ts";
import { plainSpaces } from "../app/text/plain-spaces.ts";
import { typeset } from "../app/text/typeset.ts";
import { clauseVersion } from "../supabase/functions/send-contact-email/message/clause.ts";

const pages = [
  ...servicePages,
  { name: "uslugi", ...servicesOverview },
  { name: "o-nas", ...aboutPage },
  { name: "projekty", ...projectsPage },
  { name: "kontakt", ...contactPage },
  { name: "polityka-prywatnosci", ...privacyPage },
];

const everything = { servicePages, servicesOverview, serviceCards, aboutPage, portfolio };
const texts = [
  ...textsOf({ ...everything, projectsPage, contactPage, privacyPage, team, agency, office }),
];

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") {
    for (const part of Object.values(value)) yield* textsOf(part);
  }
}

const modules: Record<string, unknown> = import.meta.glob(
  ["../app/content/**/*.ts", "../app/panel/*/*words.ts", "!../app/content/**/*.test.ts"],
  {
    eager: true,
  },
);
const everyText = [...textsOf(modules)];

/** Typeset once prices are in; the dictionary, the offline notes, the banner of previews and names for other programs stay exact. */
const setLater =
  /home-faq|page-content|menu-entries|navigation|preview|share-cards|shell|translations/;

/** Functions are read as they are written. */
function* writtenIn(value: unknown): Generator<string> {
  if (typeof value === "function") yield* String(value).match(/`[^`]*`|"[^"]*"/g) ?? [];
  else if (value && typeof value === "object") {
    for (const part of Object.values(value)) yield* writtenIn(part);
  } else if (typeof value === "string") yield value;
}

describe("the privacy clause", () => {
  // The version is stored with each message: with new words comes a new date, in both places.
  it("has the words of its version", () => {
    const words = createHash("sha256").update(plainSpaces(privacyClause.text)).digest("hex");
    expect([clauseVersion, words.slice(0, 12)]).toEqual(["2026-11-28", "2cab8ecce024"]);
  });
});

describe("the privacy policy", () => {
  it("promises what the database does, which tests/rest/database/retention.test.ts tries", () => {
    const policy = plainSpaces(
      privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" "),
    );
    expect(policy).toContain("najpóźniej po {keptFor}");
    expect(policy).toContain(`na spam, po ${SPAM_DAYS} dniach`);
  });
});

describe("every page", () => {
  it.each(pages)("$name has a title and a description that a search result can show", (page) => {
    expect(`${page.meta.title} – ${agency.name}`.length).toBeLessThanOrEqual(60);
    expect(page.meta.description.length).toBeGreaterThanOrEqual(70);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
  });

  it("has a title and a description of its own", () => {
    expect(new Set(pages.map(({ meta }) => meta.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ meta }) => meta.description)).size).toBe(pages.length);
  });

  it("has no straight quotes, spaced hyphens or invisible characters", () => {
    expect(everyText.length).toBeGreaterThan(1000);
    expect(everyText.filter((text) => /["']|\s-\s/.test(text))).toEqual([]);
    expect(everyText.filter((text) => /[\u00ad\u200b-\u200f\u2060\ufeff]/.test(text))).toEqual([]);
  });

  it("is typeset, and so are the panel's texts and those of functions", () => {
    const files = Object.entries(modules).filter(([file]) => !setLater.test(file));
    const written = files.flatMap(([, texts]) => [...writtenIn(texts)]);
    expect(written.filter((text) => text.includes("${")).length).toBeGreaterThan(100);
    expect([...texts, ...written].filter((text) => typeset(text) !== text)).toEqual([]);
  });

  it("speaks Polish", () => {
    const english =
      /\b(?:the|and|with|our|your|contact us|read more|learn more|services|about us)\b/i;
    expect(texts.filter((text) => english.test(text))).toEqual([]);
  });

  it("has no verb form that assumes the gender of the visitor", () => {
    const guessed = /(?:ł[ae]ś|łabyś|łbyś|byś\s\p{L}+ła?)(?!\p{L})/iu;
    expect(texts.filter((text) => guessed.test(text))).toEqual([]);
  });
});

describe("what the blog consists of", () => {
  const panel = Object.entries(modules).filter(([path]) => path.includes("/panel/"));
  const texts = panel.flatMap(([, module]) => [...writtenIn(module)]);

  it("is a post in the panel, as the specification has it, never „wpis”", () => {
    const entry = /(?<!\p{L})wpis(?:u|y|ów|om|ami|ach|em|ie)?(?!\p{L})/iu;
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => entry.test(text))).toEqual([]);
  });
});
