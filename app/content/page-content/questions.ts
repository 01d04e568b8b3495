import type { Questions } from "~/content/agency/shapes.ts";
import { withPrices } from "~/content/agency/with-prices.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { type Prices, prices } from "../agency/prices.ts";
import { homeFaq } from "../home-faq.ts";
import { serviceTexts } from "../services/all.ts";
import type { FaqItem, ServiceText } from "../services/types.ts";
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

export function originalQuestions(key: string, priced: Prices = prices): readonly FaqItem[] {
  const source = questionSources.find((each) => each.key === key);
  return withPrices(source?.items ?? [], priced);
}

export function shownQuestions(key: string, { facts, questions }: PageValues): readonly FaqItem[] {
  const originals = originalQuestions(key, facts.prices);
  const stored = questions[key]?.questions ?? originals.map(() => null);
  return stored.flatMap((item, at) => {
    if (item === null) return originals[at] ?? [];
    if ("original" in item) return originals.find(({ id }) => id === item.original) ?? [];
    return { id: `pytanie-${at + 1}`, ...item };
  });
}

/** What is stored of a form's questions: those that say what an original says go on following the prices. */
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
