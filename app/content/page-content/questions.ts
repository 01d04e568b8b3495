import type { Questions } from "~/content/agency/shapes.ts";
import { namesOf } from "~/site-texts/agency-names.ts";
import { factsIn } from "~/site-texts/texts.ts";
import { fillFacts } from "~/text/fill.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "../agency/agency.ts";
import { homeFaq } from "../home-faq.ts";
import type { FaqItem } from "../sections/types.ts";
import { serviceTexts } from "../services/all.ts";
import type { ServiceText } from "../services/types.ts";
import { companyFacts } from "./company-facts.ts";
import type { PageValues } from "./types.ts";

type Asked = { question: string; answer: string };
type Source = { key: string; items: readonly FaqItem[]; slug?: ServiceText["slug"] };

export const questionSources: readonly Source[] = [
  { key: "home", items: homeFaq.items },
  ...Object.entries(serviceTexts).map(([file, { slug, faq }]) => ({
    key: `services/${file}`,
    items: faq.items,
    slug,
  })),
];

/** With the names of facts, as the code has them. */
export function originalQuestions(key: string): readonly FaqItem[] {
  return questionSources.find((each) => each.key === key)?.items ?? [];
}

/** With the names of facts, as an owner edits them. */
export function askedQuestions(key: string, stored: Questions | undefined): readonly FaqItem[] {
  const originals = originalQuestions(key);
  const items = stored?.questions ?? originals.map(() => null);
  return items.flatMap((item, at) => {
    if (item === null) return originals[at] ?? [];
    if ("original" in item) return originals.find(({ id }) => id === item.original) ?? [];
    return { id: `pytanie-${at + 1}`, ...item };
  });
}

export function shownQuestions(key: string, values: PageValues): readonly FaqItem[] {
  const facts = { ...companyFacts(values), ...namesOf({ agency }) };
  return askedQuestions(key, values.questions[key]).flatMap(({ id, ...texts }) => {
    const [question, answer] = [fillFacts(texts.question, facts), fillFacts(texts.answer, facts)];
    // Nobody has said yet what it takes.
    if (factsIn(question + answer).some((name) => Object.hasOwn(facts, name))) return [];
    return [{ id, question: typeset(question), answer: typeset(answer) }];
  });
}

/** What is stored of a form's questions: those that say what an original says stay that one. */
export function storedQuestions(
  asked: readonly Asked[],
  originals: readonly FaqItem[],
): Questions["questions"] {
  const isSame = (original: FaqItem | undefined, { question, answer }: Asked) =>
    original !== undefined &&
    plainSpaces(original.question) === question &&
    plainSpaces(original.answer) === answer;
  return asked.map((item, at) => {
    if (isSame(originals[at], item)) return null;
    const moved = originals.find((original) => isSame(original, item));
    return moved ? { original: moved.id } : item;
  });
}
