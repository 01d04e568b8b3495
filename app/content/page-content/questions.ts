import { type Prices, prices } from "../agency/prices.ts";
import { homeFaq } from "../home-faq.ts";
import { serviceTexts } from "../services/all.ts";
import type { FaqItem, ServiceText } from "../services/types.ts";
import type { PageValues } from "./types.ts";
import { withPrices } from "./with-prices.ts";

type Source = { key: string; items: readonly FaqItem[]; slug?: ServiceText["slug"] };

/** The questions of the home page and of the services, under the names of their files. */
export const questionSources: readonly Source[] = [
  { key: "home", items: homeFaq.items },
  ...Object.entries(serviceTexts).map(([file, { slug, faq }]) => ({
    key: `services/${file}`,
    items: faq.items,
    slug,
  })),
];

/** The five questions as the code has them, with these prices. */
export function originalQuestions(key: string, priced: Prices = prices): readonly FaqItem[] {
  const source = questionSources.find((each) => each.key === key);
  return withPrices(source?.items ?? [], priced);
}

/** The five questions of a page, each as it was changed or as the code has it. */
export function shownQuestions(key: string, { facts, questions }: PageValues): readonly FaqItem[] {
  return originalQuestions(key, facts.prices).map((item, at) => ({
    ...item,
    ...questions[key]?.questions[at],
  }));
}
