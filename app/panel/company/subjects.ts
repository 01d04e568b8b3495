import type { z } from "zod";
import {
  serviceQuestions,
  companyFields as text,
  subjects as titles,
} from "~/content/admin/company.ts";
import { openingHours } from "~/content/agency/opening-hours.ts";
import { services } from "~/content/agency/services.ts";
import { questionsShape, type Shapes, shapes } from "~/content/agency/shapes.ts";
import { originals } from "~/content/page-content/originals.ts";
import { originalQuestions, questionSources } from "~/content/page-content/questions.ts";
import type { PageValues } from "~/content/page-content/types.ts";
import { type FlatForm, flatten, unflatten } from "./flat-form.ts";

export type FieldLook = "line" | "text" | "number" | "date" | "email" | "tel" | "picture";
export type SubjectField = {
  name: string;
  label: string;
  hint?: string;
  look?: FieldLook;
  optional?: boolean;
};

/** Fields under a title; those of a list stand once for each of its items. */
export type SubjectPart = {
  title?: string;
  hint?: string;
  fields: readonly SubjectField[];
  list?: {
    name: string;
    /** The items' titles: one for each, or a word before their numbers. */
    items: string | readonly string[];
    most?: number;
  };
};

export type Subject = {
  key: string;
  title: string;
  pages: string;
  parts: readonly SubjectPart[];
  shape: z.ZodType;
  original: unknown;
  stored?: (value: unknown) => unknown;
};

export function subjectsOf(values: PageValues): readonly Subject[] {
  const members = values.facts.team?.members ?? originals.team.members;
  const fact = (key: keyof Shapes, parts: readonly SubjectPart[]): Subject => ({
    key,
    ...titles[key],
    parts,
    shape: shapes[key],
    original: originals[key],
  });
  return [
    fact("office", officeParts(members.map(({ name }) => name))),
    fact("opening-hours", hoursParts),
    fact("prices", priceParts),
    ...questionSources.map(({ key, slug }) => questionsOf(key, slug, values)),
    fact("team", teamParts),
    fact("projects", projectParts),
    fact("clients", clientParts),
    fact("privacy", privacyParts),
  ];
}

function questionsOf(key: string, slug: string | undefined, values: PageValues): Subject {
  const service = services.find((each) => each.slug === slug);
  const { title, pages } = service
    ? { title: serviceQuestions(service.name), pages: service.path }
    : titles.home;
  const questions = originalQuestions(key, values.facts.prices).map(({ question, answer }) => {
    return { question, answer };
  });
  const unchanged = questions.map((item) => JSON.stringify(unflatten(flatten(item))));
  return {
    key,
    title,
    pages,
    parts: questionParts,
    shape: questionsShape,
    original: { questions },
    // A question that is as the code has it goes on following the prices.
    stored: (value) => ({
      questions: questionsShape
        .parse(value)
        .questions.map((item, at) => (JSON.stringify(item) === unchanged[at] ? null : item)),
    }),
  };
}

/** The form of a stored value; what is null in it, or cannot be read, is the original. */
export function formOf({ shape, original }: Subject, stored: unknown): FlatForm {
  const { data } = shape.safeParse(stored);
  return data === undefined ? flatten(original) : flattenMissing(original, data);
}

function flattenMissing(original: unknown, data: unknown): FlatForm {
  const found = flatten(data);
  const own = flatten(original);
  // Only the questions are stored with gaps.
  const gaps = Object.keys(own).filter((path) => path.startsWith("questions.") && !(path in found));
  return { ...found, ...Object.fromEntries(gaps.map((path) => [path, own[path] ?? ""])) };
}

export type Checked =
  | { value: unknown; errors?: undefined }
  | { errors: Readonly<Record<string, string>> };

export function checkForm({ shape, stored }: Subject, form: FlatForm): Checked {
  const { data, error } = shape.safeParse(unflatten(form));
  if (!error) return { value: stored ? stored(data) : data };
  const issues = error.issues.map(({ path, message }) => [path.join("."), message] as const);
  return { errors: Object.fromEntries(issues.reverse()) };
}

const line = (name: string, label: string, hint?: string): SubjectField => ({
  name,
  label,
  ...(hint && { hint }),
});

function officeParts(names: readonly string[]): SubjectPart[] {
  const phone = (name: string, at: number): SubjectField => ({
    ...line(`phones.${at}`, text.phone(name), at === 0 ? text.mainPhone : undefined),
    look: "tel",
  });
  return [
    {
      fields: [...names.map(phone), { ...line("email", text.email), look: "email" }],
    },
    {
      fields: [
        line("location", text.location, text.locationHint),
        line("legalName", text.legalName, text.legalNameHint),
        line("street", text.street),
        line("postalCode", text.postalCode),
        line("city", text.city),
        line("region", text.region),
        line("latitude", text.latitude, text.mapHint),
        line("longitude", text.longitude),
      ],
    },
  ];
}

const times = [line("from", text.from), line("to", text.to, text.closedHint)].map((field) => ({
  ...field,
  optional: true,
}));

const hoursParts: SubjectPart[] = [
  { fields: times, list: { name: "days", items: openingHours.map(({ days }) => days) } },
  {
    title: text.exceptions,
    hint: text.exceptionsHint,
    fields: [{ ...line("date", text.date), look: "date" }, ...times],
    list: { name: "exceptions", items: text.exception, most: 20 },
  },
];

const priceParts: SubjectPart[] = Object.entries(text.groups).map(([group, title], at) => ({
  title,
  ...(at === 0 && { hint: text.net }),
  fields: Object.entries(text.prices)
    .filter(([name]) => name.startsWith(`${group}.`))
    .map(([name, label]) => ({ name, label, look: "number" })),
}));

const teamParts: SubjectPart[] = [
  {
    fields: [
      line("name", text.name),
      line("surname", text.surname, text.nameHint),
      line("role", text.role),
      { ...line("email", text.email), look: "email" },
      { ...line("bio", text.bio), look: "text" },
      { ...line("photo", text.photo), look: "picture" },
    ],
    list: { name: "members", items: text.member },
  },
];

const projectParts: SubjectPart[] = [
  {
    fields: [
      line("title", text.entryTitle),
      line("client", text.client),
      line("category", text.category),
      { ...line("description", text.description), look: "text" },
      ...[0, 1].flatMap((at) => [
        line(`stats.${at}.value`, text.value(at + 1)),
        line(`stats.${at}.label`, text.label(at + 1)),
      ]),
      line("slug", text.slug, text.slugHint),
      { ...line("image", text.image), look: "picture" },
      line("alt", text.alt),
    ],
    list: { name: "entries", items: text.entry },
  },
];

const clientParts: SubjectPart[] = [
  {
    fields: [line("name", text.clientName), { ...line("logo", text.logo), look: "picture" }],
    list: { name: "clients", items: text.clientItem, most: 12 },
  },
];

const questionParts: SubjectPart[] = [
  {
    hint: text.answerHint,
    fields: [line("question", text.question), { ...line("answer", text.answer), look: "text" }],
    list: { name: "questions", items: text.questionItem },
  },
];

const privacyParts: SubjectPart[] = [
  {
    fields: [
      { ...line("messenger", text.messenger, text.messengerHint), look: "text" },
      { ...line("providers", text.providers, text.providersHint), look: "text" },
      line("backups", text.backups, text.backupsHint),
      { ...line("terms", text.terms, text.termsHint), optional: true },
      { ...line("notice", text.notice, text.noticeHint), look: "text", optional: true },
    ],
  },
];
