import { isServiceAddress, readAddresses, withAddress } from "~/content/agency/service-address.ts";
import { type Service, services } from "~/content/agency/services.ts";
import { ownPages } from "~/content/sections/own-pages.ts";
import { serviceTexts } from "~/content/services/all.ts";
import { offer } from "~/content/settings/offer.ts";
import type { RoomText, RoomTexts } from "~/panel/site-rooms/room-texts.ts";
import type { Change } from "~/panel/site-rooms/use-room-texts.ts";
import { createRules, type RedirectRow } from "~/text/redirects/rules.ts";
import { offerWords as words } from "./offer-words.ts";

export const order: RoomText = {
  id: "settings/offer#/offer/services",
  present: services.map((_, place) => place).join(" "),
};

/** What „Zmień” changes of a service, and where it is kept. */
type ServiceTexts = { name: RoomText; shortName?: RoomText; address: RoomText; price?: RoomText };

export function textsOf({ slug, name, shortName }: Service): ServiceTexts {
  const place = services.findIndex((service) => service.slug === slug);
  const [file, page] = Object.entries(serviceTexts).find(([, text]) => text.slug === slug) ?? [];
  return {
    name: { id: `agency/services#/services/${place}/name`, present: name },
    ...(shortName && {
      shortName: { id: `agency/services#/services/${place}/shortName`, present: shortName },
    }),
    address: {
      id: `settings/offer#/offer/addresses/${slug}`,
      present: offer.addresses[slug],
    },
    ...(page && {
      price: { id: `services/${file}#/${file}/hero/price`, present: page.hero.price },
    }),
  };
}

/** The slugs of those whose pages end with the form. */
const forms: RoomText = { id: "settings/offer#/offer/forms", present: offer.forms };

export const allIds = [
  order.id,
  forms.id,
  ...services.flatMap((service) => Object.values(textsOf(service)).map(({ id }) => id)),
];

/** As it will be when what waits is published. */
export type ShownService = {
  service: Service;
  name: string;
  address: string;
  path: string;
  former: string[];
  price: string;
  hasForm: boolean;
};

export function shownService(service: Service, texts: RoomTexts): ShownService {
  const own = textsOf(service);
  const addresses = readAddresses(texts.valueOf(own.address));
  const address = addresses[0] ?? service.slug;
  return {
    service,
    name: texts.valueOf(own.name),
    address,
    path: `/uslugi/${address}`,
    former: [...new Set([...addresses, service.slug])].filter((former) => former !== address),
    price: own.price ? texts.valueOf(own.price) : "",
    hasForm: texts.valueOf(forms).split(" ").includes(service.slug),
  };
}

export type TypedService = Pick<ShownService, "name" | "address" | "price" | "hasForm">;

/** What „Zmień” keeps. A shorter name of before would go on being shown beside a new one. */
export function changesOf(
  { service, name, hasForm }: ShownService,
  typed: TypedService,
  texts: RoomTexts,
): Change[] {
  const own = textsOf(service);
  const moved = withAddress(texts.valueOf(own.address), service.slug, typed.address);
  const isMoved = typed.address !== shownService(service, texts).address;
  const withForms = () => {
    const others = texts
      .valueOf(forms)
      .split(" ")
      .filter((slug) => slug && slug !== service.slug);
    return [...others, ...(typed.hasForm ? [service.slug] : [])].join(" ");
  };
  return [
    { text: own.name, value: typed.name },
    ...(own.shortName && typed.name !== name ? [{ text: own.shortName, value: typed.name }] : []),
    ...(isMoved ? [{ text: own.address, value: moved }] : []),
    ...(own.price ? [{ text: own.price, value: typed.price }] : []),
    ...(typed.hasForm !== hasForm ? [{ text: forms, value: withForms() }] : []),
  ];
}

/** Why a service cannot be at this address; null when it can. */
export function addressProblem(
  address: string,
  own: Service,
  all: readonly ShownService[],
  redirects: readonly RedirectRow[],
): string | null {
  if (!isServiceAddress(address)) return words.badAddress;
  const other = all.find((each) => each.service !== own && each.address === address);
  if (other) return words.taken(other.name);
  const added = ownPages.services.find(({ path }) => path === `/uslugi/${address}`);
  if (added) return words.taken(added.name);
  const answer = createRules(redirects).answer(`/uslugi/${address}`);
  if (!answer) return null;
  return answer.status === 410 ? words.gone : words.redirected(answer.location);
}
