import type { z } from "zod";
import { agency } from "~/content/agency/agency.ts";
import { services } from "~/content/agency/services.ts";
import {
  hoursForm,
  questionsForm,
  questionsShape,
  type Shapes,
  shapes,
} from "~/content/agency/shapes.ts";
import { companyFacts } from "~/content/page-content/company-facts.ts";
import { originals } from "~/content/page-content/originals.ts";
import { headlineOf } from "~/content/page-content/publish.ts";
import {
  askedQuestions,
  originalQuestions,
  questionSources,
  storedQuestions,
} from "~/content/page-content/questions.ts";
import type { PageValues } from "~/content/page-content/types.ts";
import type { FaqItem } from "~/content/sections/types.ts";
import { subjects as titles } from "~/panel/kit/words.ts";
import { namesOf } from "~/site-texts/agency-names.ts";
import type { Facts } from "~/text/fill.ts";
import { checkClaims, claimForm } from "./field-claims.ts";
import { fieldAt } from "./field-labels.ts";
import { type FlatForm, flatten, unflatten } from "./flat-form.ts";
import {
  clientParts,
  hoursParts,
  officeParts,
  priceParts,
  privacyParts,
  projectParts,
  questionParts,
  type SubjectPart,
  tagParts,
  teamParts,
} from "./subject-parts.ts";
import { serviceQuestions } from "./words.ts";

export type Subject = {
  key: string;
  title: string;
  pages: string;
  parts: readonly SubjectPart[];
  /** What texts of the form may take. */
  facts: Facts;
  /** What the form asks for. */
  shape: z.ZodType;
  original: unknown;
  /** The value of the form that a stored one has; undefined when it cannot be read. */
  read: (stored: unknown) => unknown;
  stored?: (value: unknown) => unknown;
};

/** Figures have no words that a new site could leave out; nobody else's may stand in its forms. */
export const isNew = originals.office.legalName === "";
const blank: Partial<Record<keyof Shapes, unknown>> = isNew
  ? { office: { ...originals.office, latitude: "", longitude: "" }, prices: {} }
  : {};

export function subjectsOf(values: PageValues): readonly Subject[] {
  const facts = { ...companyFacts(values), ...namesOf({ agency }) };
  const fact = (key: keyof Shapes, parts: readonly SubjectPart[]): Subject => ({
    key,
    ...titles[key],
    parts,
    facts,
    shape: shapes[key],
    original: blank[key] ?? originals[key],
    read: (stored) => shapes[key].safeParse(stored).data,
  });
  return [
    officeOf(fact("office", officeParts), values),
    { ...fact("opening-hours", hoursParts), shape: hoursForm },
    fact("prices", priceParts),
    ...questionSources.map(({ key, slug }) => questionsOf(key, slug, facts)),
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

function questionsOf(key: string, slug: string | undefined, facts: Facts): Subject {
  const service = services.find((each) => each.slug === slug);
  const { title, pages } = service
    ? { title: serviceQuestions(service.name), pages: service.path }
    : titles.home;
  const own = originalQuestions(key);
  const bare = (items: readonly FaqItem[]) =>
    items.map(({ question, answer }) => ({ question, answer }));
  return {
    key,
    title,
    pages,
    parts: questionParts,
    facts,
    shape: questionsForm,
    original: { questions: bare(own) },
    read: (stored) => {
      const { data } = questionsShape.safeParse(stored);
      return data && { questions: bare(askedQuestions(key, data)) };
    },
    stored: (value) => ({ questions: storedQuestions(questionsForm.parse(value).questions, own) }),
  };
}

/** The form of a stored value; of the original when there is none, or it cannot be read. */
export function formOf({ read, original }: Subject, stored: unknown): FlatForm {
  const value = read(stored);
  const form = flatten(value ?? original);
  return value ? { ...form, ...claimForm(stored, form) } : form;
}

export type Checked =
  | { value: unknown; errors?: undefined }
  | { errors: Readonly<Record<string, string>> };

export function checkForm({ title, parts, shape, stored }: Subject, form: FlatForm): Checked {
  const { data, error } = shape.safeParse(unflatten(form));
  const { claims, errors } = checkClaims(form, (path) => {
    const found = fieldAt(parts, path);
    return found?.field.isClaim && `${title} (${found.label})`;
  });
  const issues = error?.issues.map(({ path, message }) => [path.join("."), message] as const) ?? [];
  const all = { ...errors, ...Object.fromEntries(issues.reverse()) };
  if (Object.keys(all).length > 0) return { errors: all };
  const value = stored ? stored(data) : data;
  return { value: Object.keys(claims).length > 0 ? { ...Object(value), claims } : value };
}
