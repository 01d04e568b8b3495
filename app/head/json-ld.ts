import { agency as originalAgency } from "~/content/agency/agency.ts";
import { look } from "~/content/agency/look.ts";
import { office as originalOffice } from "~/content/agency/office.ts";
import { type DayOpening, openingHours } from "~/content/agency/opening-hours.ts";
import { common } from "~/content/common.ts";
import { home } from "~/content/home.ts";
import type { Published } from "~/content/page-content/types.ts";
import { telHref } from "~/text/contact-links.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";

export type JsonLd = { "@type": string; [property: string]: unknown };

export type Absolute = (path: string) => string;

const context = "https://schema.org";

export function breadcrumbs(
  absolute: Absolute,
  trail: readonly { name: string; path: string }[],
): JsonLd {
  const steps = [{ name: common.breadcrumbsHome, path: "/" }, ...trail];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: plainSpaces(name),
      item: absolute(path),
    })),
  };
}

/** Large, and with an address that no build changes. */
function openingPicture(): string {
  const { picture } = home.hero;
  return typeof picture === "string" ? "/images/hero-bg.jpg" : picture.src;
}

export function professionalService(absolute: Absolute, published: Published): JsonLd {
  const agency = published.agency ?? originalAgency;
  const office = published.office ?? originalOffice;
  const { week, exceptions } = published.openingHours ?? { week: openingHours, exceptions: [] };
  const { address, coordinates, phones } = office;
  return {
    "@context": context,
    "@type": "ProfessionalService",
    "@id": absolute("/#agency"),
    name: agency.name,
    ...(office.legalName && { legalName: plainSpaces(office.legalName) }),
    ...(office.description && { description: plainSpaces(office.description) }),
    url: absolute("/"),
    image: absolute(openingPicture()),
    logo: logoOf(absolute),
    ...(agency.email && { email: agency.email }),
    ...(published.profiles?.length && { sameAs: published.profiles.map(({ href }) => href) }),
    telephone: phones[0] && telephone(phones[0].number),
    ...(phones.length > 0 && {
      contactPoint: phones.map(({ label, number }) => ({
        "@type": "ContactPoint",
        name: label,
        telephone: telephone(number),
        contactType: "sales",
        availableLanguage: "pl",
      })),
    }),
    ...(address.city && {
      address: {
        "@type": "PostalAddress",
        streetAddress: plainSpaces(address.street),
        postalCode: plainSpaces(address.postalCode),
        addressLocality: address.city,
        addressRegion: address.region,
        addressCountry: address.country,
      },
      geo: { "@type": "GeoCoordinates", ...coordinates },
    }),
    openingHoursSpecification: week.flatMap(({ dayOfWeek, open }) =>
      open
        ? [
            {
              "@type": "OpeningHoursSpecification",
              dayOfWeek,
              ...times(open),
            },
          ]
        : [],
    ),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions.map(oneDay) }),
  };
}

function times({ from, to }: { from: string; to: string }) {
  return { opens: from.padStart(5, "0"), closes: to.padStart(5, "0") };
}

/** A closed day opens and closes at midnight. https://developers.google.com/search/docs/appearance/structured-data/local-business */
function oneDay({ date, open }: DayOpening) {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    ...times(open ?? { from: "00:00", to: "00:00" }),
  };
}

type Article = {
  title: string;
  description: string;
  path: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
  picture?: string;
};

export function blogPosting(absolute: Absolute, article: Article): JsonLd {
  return {
    "@context": context,
    "@type": "BlogPosting",
    mainEntityOfPage: absolute(article.path),
    headline: plainSpaces(article.title),
    description: plainSpaces(article.description),
    inLanguage: "pl",
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: { "@type": "Person", name: plainSpaces(article.author) },
    publisher: publisher(absolute),
    ...(article.picture ? { image: absolute(article.picture) } : {}),
  };
}

type Filmed = {
  title: string;
  description: string;
  sharePicture?: string | null;
  publishedAt: string;
  film: { href: string; player: string | null } | null;
};

/** The agency as part of something else: the pages that say all of it are known by the same `@id`. */
export function agencyByName(absolute: Absolute, published: Published): JsonLd {
  return {
    "@type": "ProfessionalService",
    "@id": absolute("/#agency"),
    name: (published.agency ?? originalAgency).name,
  };
}

/** The film of a case study; a link to a channel is none. */
export function filmsOf(absolute: Absolute, study: Filmed): JsonLd[] {
  const { title, description, sharePicture, publishedAt, film } = study;
  if (!film?.player) return [];
  return [
    {
      "@context": context,
      "@type": "VideoObject",
      name: plainSpaces(title),
      description: plainSpaces(description),
      thumbnailUrl: absolute(sharePicture ?? "/images/hero-bg.jpg"),
      uploadDate: publishedAt,
      url: film.href,
      embedUrl: film.player,
      publisher: publisher(absolute),
    },
  ];
}

export function faqPage(questions: readonly { question: string; answer: string }[]): JsonLd[] {
  if (questions.length === 0) return [];
  return [
    {
      "@context": context,
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: plainSpaces(question),
        acceptedAnswer: { "@type": "Answer", text: plainSpaces(answer) },
      })),
    },
  ];
}

function logoOf(absolute: Absolute): string {
  return absolute(look.logo?.src ?? `/favicon.svg${look.iconVersion}`);
}

function publisher(absolute: Absolute) {
  return {
    "@type": "Organization",
    "@id": absolute("/#agency"),
    name: originalAgency.name,
    url: absolute("/"),
    logo: logoOf(absolute),
  };
}

function telephone(number: string): string {
  return telHref(number).replace("tel:", "");
}
