import type { z } from "zod";
import {
  serviceQuestions,
  companyFields as text,
  subjects as titles,
} from "~/content/admin/company.ts";
import { openingHours } from "~/content/agency/opening-hours.ts";
import { services } from "~/content/agency/services.ts";
import {
  counts,
  questionsForm,
  questionsShape,
  type Shapes,
  shapes,
} from "~/content/agency/shapes.ts";
import { originals } from "~/content/page-content/originals.ts";
import { headlineOf } from "~/content/page-content/publish.ts";
import {
  originalQuestions,
  questionSources,
  shownQuestions,
  storedQuestions,
} from "~/content/page-content/questions.ts";
import type { PageValues } from "~/content/page-content/types.ts";
import type { FaqItem } from "~/content/services/types.ts";
import { type FlatForm, flatten, unflatten } from "./flat-form.ts";

export type FieldLook =
  | "line"
  | "text"
  | "number"
  | "date"
  | "email"
  | "tel"
  | "picture"
  | "first-or-second";
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
    /** Without it, items are neither added nor removed. */
    counts?: { least: number; most: number };
    /** Single days are in the order of the calendar, whatever that of the form is. */
    inOrder?: true;
  };
};

export type Subject = {
  key: string;
  title: string;
  pages: string;
  parts: readonly SubjectPart[];
  /** What the form asks for. */
  shape: z.ZodType;
  original: unknown;
  /** The value of the form that a stored one has; undefined when it cannot be read. */
  read: (stored: unknown) => unknown;
  stored?: (value: unknown) => unknown;
};

export function subjectsOf(values: PageValues): readonly Subject[] {
  const fact = (key: keyof Shapes, parts: readonly SubjectPart[]): Subject => ({
    key,
    ...titles[key],
    parts,
    shape: shapes[key],
    original: originals[key],
    read: (stored) => shapes[key].safeParse(stored).data,
  });
  return [
    officeOf(fact("office", officeParts), values),
    fact("opening-hours", hoursParts),
    fact("prices", priceParts),
    ...questionSources.map(({ key, slug }) => questionsOf(key, slug, values)),
    teamOf(fact("team", teamParts), values),
    { ...fact("projects", projectParts), read: readProjects },
    fact("clients", clientParts),
    fact("privacy", privacyParts),
    fact("tags", tagParts),
  ];
}

/** Telephones that people have themselves are forgotten here. */
function officeOf(subject: Subject, { facts }: PageValues): Subject {
  const haveOwn = facts.team?.members.every(({ phone }) => phone);
  return {
    ...subject,
    read: (stored) => {
      const { data } = shapes.office.safeParse(stored);
      if (!data || !haveOwn) return data;
      const { phones: _, ...place } = data;
      return place;
    },
  };
}

/** Telephones of people stood among those of the office before, and headlines in the code. */
function teamOf(subject: Subject, { facts }: PageValues): Subject {
  const former = facts.office?.phones ?? [];
  const phoneAt = (at: number) => former[at] ?? originals.team.members[at]?.phone ?? "";
  const members = (team: Shapes["team"]) =>
    team.members.map((member, at) => ({ ...member, phone: member.phone ?? phoneAt(at) }));
  return {
    ...subject,
    original: {
      members: originals.team.members.map((member, at) => ({ ...member, phone: phoneAt(at) })),
    },
    read: (stored) => {
      const { data } = shapes.team.safeParse(stored);
      return data && { members: members(data) };
    },
  };
}

function readProjects(stored: unknown) {
  const { data } = shapes.projects.safeParse(stored);
  const entries = data?.entries.map((entry, at) => ({
    ...entry,
    headline: entry.headline ?? headlineOf(at),
  }));
  return entries && { entries };
}

function questionsOf(key: string, slug: string | undefined, values: PageValues): Subject {
  const service = services.find((each) => each.slug === slug);
  const { title, pages } = service
    ? { title: serviceQuestions(service.name), pages: service.path }
    : titles.home;
  const own = originalQuestions(key, values.facts.prices);
  const bare = (items: readonly FaqItem[]) =>
    items.map(({ question, answer }) => ({ question, answer }));
  return {
    key,
    title,
    pages,
    parts: questionParts,
    shape: questionsForm,
    original: { questions: bare(own) },
    read: (stored) => {
      const { data } = questionsShape.safeParse(stored);
      const shown = { ...values, questions: data ? { [key]: data } : {} };
      return data && { questions: bare(shownQuestions(key, shown)) };
    },
    stored: (value) => ({ questions: storedQuestions(questionsForm.parse(value).questions, own) }),
  };
}

/** The form of a stored value; of the original when there is none, or it cannot be read. */
export function formOf({ read, original }: Subject, stored: unknown): FlatForm {
  return flatten(read(stored) ?? original);
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

const officeParts: SubjectPart[] = [
  { fields: [{ ...line("email", text.email), look: "email" }] },
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
  {
    title: text.profiles,
    hint: text.profilesHint,
    fields: [line("address", text.profileAddress)],
    list: { name: "profiles", items: text.profile, counts: counts.profiles },
  },
];

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
    list: {
      name: "exceptions",
      items: text.exception,
      counts: counts.exceptions,
      inOrder: true,
    },
  },
];

const priceParts: SubjectPart[] = Object.entries(text.groups).map(([group, title], at) => ({
  title,
  ...(at === 0 && { hint: text.net }),
  fields: Object.entries(text.prices)
    .filter(([name]) => name.startsWith(`${group}.`))
    .map(([name, label]) => ({
      name,
      label,
      look: "number",
      ...(name === "video.film" && { optional: true, hint: text.filmHint }),
    })),
}));

const teamParts: SubjectPart[] = [
  {
    fields: [
      line("name", text.name),
      line("surname", text.surname, text.nameHint),
      line("role", text.role),
      { ...line("email", text.email), look: "email" },
      { ...line("phone", text.phone, text.phoneHint), look: "tel" },
      { ...line("bio", text.bio), look: "text" },
      { ...line("photo", text.photo), look: "picture" },
    ],
    list: { name: "members", items: text.member, counts: counts.members },
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
      { ...line("headline", text.headline), look: "first-or-second" },
      line("slug", text.slug, text.slugHint),
      { ...line("image", text.image), look: "picture" },
      line("alt", text.alt),
    ],
    list: { name: "entries", items: text.entry, counts: counts.entries },
  },
];

const clientParts: SubjectPart[] = [
  {
    fields: [line("name", text.clientName), { ...line("logo", text.logo), look: "picture" }],
    list: { name: "clients", items: text.clientItem, counts: counts.clients },
  },
];

const questionParts: SubjectPart[] = [
  {
    hint: text.answerHint,
    fields: [line("question", text.question), { ...line("answer", text.answer), look: "text" }],
    list: { name: "questions", items: text.questionItem, counts: counts.questions },
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

const optional = (field: SubjectField) => ({ ...field, optional: true });

const tagParts: SubjectPart[] = [
  {
    title: text.verification,
    hint: text.verificationHint,
    fields: [
      line("google", text.google),
      line("bing", text.bing),
      line("facebook", text.facebook),
    ].map(optional),
  },
  ...Object.entries(text.tools).map(([name, tool]) => ({
    title: tool.title,
    hint: tool.hint,
    fields: [
      line(`${name}.address`, tool.address, text.toolAddressHint),
      line(`${name}.site`, tool.site, tool.siteHint),
    ].map(optional),
  })),
  { title: text.notOffered, hint: text.notOfferedHint, fields: [] },
];
