import { offered } from "../agency/offered.ts";
import { type Prices, prices } from "../agency/prices.ts";
import { withPrices } from "../agency/with-prices.ts";
import { noQuestions, ownPages } from "../sections/own-pages.ts";
import { content } from "./content.ts";
import { design } from "./design.ts";
import { drone } from "./drone.ts";
import { live } from "./live.ts";
import { podcast } from "./podcast.ts";
import { social } from "./social.ts";
import type { ServicePage } from "./types.ts";
import { video } from "./video.ts";
import { web } from "./web.ts";

export const serviceTexts = { video, drone, podcast, live, content, social, web, design };

export const servicePages = servicePagesWith(prices);

export function servicePagesWith(prices: Prices): readonly ServicePage[] {
  const texts = withPrices(
    [
      ...Object.values(serviceTexts),
      ...ownPages.services.map((page) => ({ ...page, faq: noQuestions })),
    ],
    prices,
  );
  return offered.services.flatMap((service) =>
    texts
      .filter(({ slug }) => slug === service.slug)
      .map((text) => ({ ...text, ...service, faq: withAnswers(text.faq) })),
  );
}

/** Without those that only a price could answer. */
function withAnswers(faq: ServicePage["faq"]): ServicePage["faq"] {
  return { ...faq, items: faq.items.filter(({ answer }) => answer !== "") };
}
