import { servicePages, servicePagesWith, serviceTexts } from "../services/all.ts";
import type { ServicePage } from "../services/types.ts";
import { shownQuestions } from "./questions.ts";
import type { PageValues } from "./types.ts";

/** The page of a service with the prices and answers that administrators have changed, by its address. */
export function findService(path: string, values: PageValues): ServicePage | undefined {
  const { prices } = values.facts;
  const page = (prices ? servicePagesWith(prices) : servicePages).find((it) => it.path === path);
  const [file] = Object.entries(serviceTexts).find(([, { slug }]) => slug === page?.slug) ?? [];
  const key = `services/${file}`;
  if (!page || !values.questions[key]) return page;
  return { ...page, faq: { ...page.faq, items: shownQuestions(key, values) } };
}
