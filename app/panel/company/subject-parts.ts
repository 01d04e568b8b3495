import { openingHours } from "~/content/agency/opening-hours.ts";
import { counts } from "~/content/agency/shapes.ts";
import { priceWords } from "~/panel/kit/fact-words.ts";
import { companyFields as text } from "./words.ts";

export type FieldLook =
  | "line"
  | "text"
  | "text-with-facts"
  | "number"
  | "date"
  | "email"
  | "tel"
  | "picture"
  | "case-study"
  | "first-or-second";
export type SubjectField = {
  name: string;
  label: string;
  hint?: string;
  look?: FieldLook;
  optional?: boolean;
  /** A figure or promise, which may carry its source and a day until which it holds. */
  isClaim?: true;
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

const line = (name: string, label: string, hint?: string): SubjectField => ({
  name,
  label,
  ...(hint && { hint }),
});

export const officeParts: SubjectPart[] = [
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

const claim = (field: SubjectField): SubjectField => ({ ...field, isClaim: true });

export const hoursParts: SubjectPart[] = [
  {
    fields: times.map((field) => (field.name === "from" ? claim(field) : field)),
    list: { name: "days", items: openingHours.map(({ days }) => days) },
  },
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

export const priceParts: SubjectPart[] = Object.entries(priceWords.groups).map(
  ([group, title], at) => ({
    title,
    ...(at === 0 && { hint: text.net }),
    fields: Object.entries(priceWords.names)
      .filter(([name]) => name.startsWith(`${group}.`))
      .map(([name, label]) => ({
        name,
        label,
        look: "number",
        optional: true,
        isClaim: true,
        hint: text.priceHint,
        ...(name === "video.film" && { hint: text.filmHint }),
        ...(/\.usual/.test(name) && { hint: text.usualHint }),
      })),
  }),
);

export const teamParts: SubjectPart[] = [
  {
    fields: [
      line("name", text.name),
      line("surname", text.surname, text.nameHint),
      line("role", text.role),
      { ...line("email", text.email), look: "email" },
      { ...line("phone", text.phone, text.phoneHint), look: "tel" },
      claim({ ...line("bio", text.bio), look: "text" }),
      { ...line("photo", text.photo), look: "picture" },
    ],
    list: { name: "members", items: text.member, counts: counts.members },
  },
];

export const projectParts: SubjectPart[] = [
  {
    fields: [
      line("title", text.entryTitle),
      line("client", text.client),
      line("category", text.category),
      claim({ ...line("description", text.description), look: "text" }),
      ...[0, 1].flatMap((at) => [
        claim(line(`stats.${at}.value`, text.value(at + 1))),
        line(`stats.${at}.label`, text.label(at + 1)),
      ]),
      { ...line("headline", text.headline), look: "first-or-second" },
      { ...line("slug", text.slug), look: "case-study" },
      { ...line("image", text.image), look: "picture" },
      line("alt", text.alt),
    ],
    list: { name: "entries", items: text.entry, counts: counts.entries },
  },
];

export const clientParts: SubjectPart[] = [
  {
    fields: [line("name", text.clientName), { ...line("logo", text.logo), look: "picture" }],
    list: { name: "clients", items: text.clientItem, counts: counts.clients },
  },
];

export const questionParts: SubjectPart[] = [
  {
    hint: text.answerHint,
    fields: [
      line("question", text.question),
      claim({ ...line("answer", text.answer), look: "text-with-facts" }),
    ],
    list: { name: "questions", items: text.questionItem, counts: counts.questions },
  },
];

export const privacyParts: SubjectPart[] = [
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

export const tagParts: SubjectPart[] = [
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
