import { withPrices } from "~/content/agency/with-prices.ts";
import { type Prices, prices } from "../agency/prices.ts";
import { homeFaq } from "../home-faq.ts";
import { serviceTexts } from "../services/all.ts";
import type { FaqItem, ServiceText } from "../services/types.ts";
import type { PageValues } from "./types.ts";

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
  return originalQuestions(key, facts.prices).map((item, at) => ({
    ...item,
    ...questions[key]?.questions[at],
  }));
}
