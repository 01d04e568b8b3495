import { servicePages, servicePagesWith, serviceTexts } from "../services/all.ts";
import type { ServicePage } from "../services/types.ts";
import { shownQuestions } from "./questions.ts";
import type { PageValues } from "./types.ts";

/** A service page with the prices and answers that administrators have changed. */
export function findService(slug: string, values: PageValues): ServicePage | undefined {
  const { prices } = values.facts;
  const page = (prices ? servicePagesWith(prices) : servicePages).find((it) => it.slug === slug);
  const [file] = Object.entries(serviceTexts).find(([, text]) => text.slug === slug) ?? [];
  const key = `services/${file}`;
  if (!page || !values.questions[key]) return page;
  return { ...page, faq: { ...page.faq, items: shownQuestions(key, values) } };
}
