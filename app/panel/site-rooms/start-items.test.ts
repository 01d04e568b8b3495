import { expect, test } from "vitest";
import { pageName } from "~/panel/site-editor/page-name.ts";
import { type Found, startItems } from "./start-items.ts";
import { start as text } from "./start-words.ts";

const ready: Found = {
  samples: [],
  doubtful: [],
  doubtfulAnswers: [],
  unconsented: [],
  due: [],
  own: new Set(["office", "privacy"]),
  titleOf: (subject) => subject,
  nameOf: (page) => (page === "/cennik" ? "Nasz cennik" : pageName(page)),
  privacyPlaces: "",
  isMailUnset: false,
  hasBackups: true,
  undescribed: 0,
  deadLinks: [],
  isFirstAccount: false,
};
const sample = (id: string, page: string | null, isSeen = true) => ({
  ...{ id, page, isSeen },
  text: "Zdanie",
});

test("a sample leads to its very field, and one that nobody sees is not counted", () => {
  const id = "about#/aboutPage/hero/title";
  const to = "/admin/strona/edycja/o-nas?tekst=about%23%2FaboutPage%2Fhero%2Ftitle";
  const group = { title: "O\u00a0nas", page: "/o-nas", items: [{ text: "Zdanie", to }] };
  expect(startItems({ ...ready, samples: [sample(id, "/o-nas")] })).toEqual({
    todo: [group],
    waiting: [],
  });
  expect(startItems({ ...ready, samples: [sample(id, "/o-nas", false)] })).toEqual({
    todo: [],
    waiting: [group],
  });
});

test("facts are one thing for each subject, until it has values of its own", () => {
  const samples = [
    sample("agency/team#/team/0/name", null),
    sample("agency/team#/team/1/name", null),
    sample("services/video#/video/faq/items/0/answer", null),
    sample("agency/clients#/sampleClients/0/name", null, false),
  ];
  const links = (found: Partial<Found>) =>
    startItems({ ...ready, samples, ...found }).todo.flatMap(({ items }) =>
      items.map(({ to }) => to),
    );
  expect(links({})).toEqual(["/admin/strona/team", "/admin/strona/services/video"]);
  expect(links({ own: new Set(["team"]) })).toEqual([
    "/admin/strona/office",
    "/admin/strona/privacy",
    "/admin/strona/services/video",
  ]);
});

test("people, prices and clients that nobody has entered wait with the empty places", () => {
  const samples = [
    sample("agency/prices#/prices", null, false),
    sample("agency/team#/team/0/name", null, false),
    sample("agency/office#/office/legalName", null, false),
  ];
  const items = [{ text: "prices", to: "/admin/strona/prices" }];
  expect(startItems({ ...ready, samples, own: new Set(["office", "privacy", "team"]) })).toEqual({
    todo: [],
    waiting: [{ title: text.facts, items }],
  });
});

test("a sentence that contradicts a fact, and a figure whose day is near, lead to their fields", () => {
  const id = "about#/aboutPage/hero/lead";
  const to = "/admin/strona/edycja/o-nas?tekst=about%23%2FaboutPage%2Fhero%2Flead";
  const doubtful = [{ id, page: "/o-nas", doubts: [{ kind: "day", said: "niedzielę" } as const] }];
  const field = "questions.1.answer";
  const doubtfulAnswers = [
    { subject: "services/web", field, doubts: [{ kind: "phone", said: "600 700 800" } as const] },
  ];
  const due = [{ what: "O\u00a0nas", source: "Raport", until: "2026-12-24", to }];
  const { todo } = startItems({ ...ready, doubtful, doubtfulAnswers, due });
  expect(todo.flatMap(({ items }) => items)).toEqual([
    { text: "„niedzielę”: wtedy biuro jest nieczynne.", to },
    {
      text: "Numeru 600 700 800 nie ma w\u00a0„Danych firmy”.",
      to: "/admin/strona/services/web?pole=questions.1.answer",
    },
    { text: "O\u00a0nas: do 24.12.2026 (Raport)", to },
  ]);
});

test("an added page stands under its title", () => {
  const samples = [sample("own-page/k7f2a#/page/blocks/s3+b2/title", "/cennik", false)];
  expect(startItems({ ...ready, samples }).waiting.map(({ title }) => title)).toEqual([
    "Nasz cennik",
  ]);
});
