import type { PagePicture } from "~/picture-source.ts";
import { typeset } from "~/text/typeset.ts";
import { offer } from "../settings/offer.ts";
import { addressesOf } from "./service-address.ts";

type ServiceFacts = {
  slug: string;
  name: string;
  shortName?: string;
  /** Of the name, where it is not Polish. */
  lang?: "en";
  picture: PagePicture;
};

const list = typeset([
  { slug: "produkcja-wideo", name: "Produkcja wideo i film", picture: "service-video" },
  {
    slug: "nagrania-dronem",
    name: "Nagrania dronem DJI i FPV",
    shortName: "Nagrania dronem",
    picture: "service-drone",
  },
  { slug: "podcasty", name: "Podcasty", picture: "service-mic" },
  { slug: "live-streaming", name: "Live streaming", lang: "en", picture: "service-live" },
  {
    slug: "marketing-content",
    name: "Marketing content",
    lang: "en",
    picture: "service-content",
  },
  { slug: "social-media", name: "Social media", lang: "en", picture: "service-social" },
  {
    slug: "strony-internetowe",
    name: "Strony internetowe i SEO",
    shortName: "Strony i SEO",
    picture: "service-web",
  },
  { slug: "grafika", name: "Grafika", picture: "service-design" },
]) satisfies readonly ServiceFacts[];

export type ServiceSlug = (typeof list)[number]["slug"];
/** As visitors see it: one of these, or an added one (`sections/own-pages.ts`). */
export type OfferedService = ServiceFacts & { path: string; hasForm?: boolean };
export type Service = OfferedService & { slug: ServiceSlug };

const addresses = addressesOf(
  list.map(({ slug }) => slug),
  offer.addresses,
);

const withForm = offer.forms.split(" ");

/** A service is known by its slug, also when its owner has moved it to another address. */
export const services: readonly Service[] = list.map((service) => ({
  ...service,
  path: `/uslugi/${addresses.get(service.slug)?.present}`,
  ...(withForm.includes(service.slug) && { hasForm: true }),
}));

/** Where each address that a service had leads now. */
export const movedServices: Readonly<Record<string, string>> = Object.fromEntries(
  services.flatMap(({ slug, path }) =>
    (addresses.get(slug)?.former ?? []).map((former) => [`/uslugi/${former}`, path]),
  ),
);
