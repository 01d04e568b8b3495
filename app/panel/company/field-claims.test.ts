import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shownQuestions } from "~/content/page-content/questions.ts";
import { readValues } from "~/content/page-content/read-values.ts";
import { ClaimGroup } from "./claim-group.tsx";
import { claimField } from "./claim-names.ts";
import { labelsOf } from "./field-labels.ts";
import { movedItem, withoutEmptyItems, withoutItem } from "./flat-form.ts";
import { checkForm, formOf, subjectsOf } from "./subjects.ts";

const subjects = subjectsOf({ facts: {}, questions: {} });
function subjectOf(key: string) {
  const found = subjects.find((subject) => subject.key === key);
  if (!found) throw new Error(`No subject ${key}.`);
  return found;
}
const row = (key: string, value: unknown) => ({ key, value, version: 1, updated_at: "2026-11-29" });

const projects = subjectOf("projects");
const views = "entries.1.stats.0.value";
const form = {
  ...formOf(projects, null),
  [claimField(views, "source")]: "Panel YouTube",
  [claimField(views, "until")]: "2026-12-24",
};
const claimsOf = (typed: typeof form) => {
  const { value } = checkForm(projects, typed) as { value: { claims?: object } };
  return value.claims;
};

test("a source is stored beside its value, comes back into the form, and reaches no page", () => {
  const { value } = checkForm(projects, form) as { value: object };
  expect(formOf(projects, value)).toEqual(form);
  const { facts } = readValues([row("projects", value)], () => {});
  expect(JSON.stringify(facts)).not.toContain("Panel YouTube");
});

test("a source moves and goes with its item, and with its figure", () => {
  const claim = { source: "Panel YouTube", until: "2026-12-24" };
  expect(claimsOf(form)).toEqual({ [views]: { ...claim, name: "Projekty (Projekt 2: Liczba 1)" } });
  const first = { "entries.0.stats.0.value": { ...claim, name: "Projekty (Projekt 1: Liczba 1)" } };
  expect(claimsOf(movedItem(form, "entries", 1, 0))).toEqual(first);
  expect(claimsOf(withoutItem(form, "entries", 0))).toEqual(first);
  expect(claimsOf(withoutItem(form, "entries", 1))).toBeUndefined();
  const prices = subjectOf("prices");
  const price = { ...formOf(prices, null), [claimField("website.small", "until")]: "2026-12-24" };
  expect(checkForm(prices, price)).toHaveProperty("value.claims");
  expect(checkForm(prices, { ...price, "website.small": "" })).not.toHaveProperty("value.claims");
});

test("a source stays beside a price that is emptied, with the word that it goes with it", () => {
  const name = "website.small";
  const shown = (typed: string, source: string) => {
    const form = { [name]: typed, [claimField(name, "source")]: source };
    const field = { name, label: "Wizytówka, od" };
    return renderToStaticMarkup(createElement(ClaimGroup, { field, form, errors: {}, onChange }));
  };
  const onChange = () => {};
  expect(shown("", "Cennik 2026")).toMatch(
    /Po zapisaniu znikną też.*Źródło i\stermin: Cennik 2026/,
  );
  expect(shown("3000", "Cennik 2026")).not.toContain("znikną");
  expect(shown("", "")).toBe("");
});

test("an answer of ours that has a source goes on following the prices", () => {
  const home = subjectOf("home");
  const typed = { ...formOf(home, null), [claimField("questions.0.answer", "source")]: "Umowa" };
  const { value } = checkForm(home, typed) as { value: { questions: unknown[] } };
  expect(value.questions[0]).toBeNull();
  const { questions } = readValues([row("home", value)], () => {});
  expect(shownQuestions("home", { facts: {}, questions })).toEqual(
    shownQuestions("home", { facts: {}, questions: {} }),
  );
  expect(formOf(home, value)).toEqual(typed);
});

test("a source that cannot be stored is refused at its field, and has a name in „Historia”", () => {
  const until = claimField("entries.0.description", "until");
  const typed = { ...form, [until]: "jutro" };
  expect(checkForm(projects, typed)).toEqual({ errors: { [until]: "Podaj datę" } });
  expect(labelsOf(projects.parts, [typed])[until]).toBe("Projekt 1: Opis – Obowiązuje do");
});

test("a source brings no item back that is gone", () => {
  const home = subjectOf("home");
  const form = formOf(home, null);
  const gone = claimField("questions.99.answer", "until");
  expect(withoutEmptyItems({ ...form, [gone]: "2026-12-24" }, form)).toEqual(form);
  const claims = { "questions.99.answer": { source: "", until: "2026-12-24", name: "Pytania" } };
  const { value } = checkForm(home, form) as { value: object };
  expect(formOf(home, { ...value, claims })).toEqual(form);
});
