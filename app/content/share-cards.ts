import { cardBrand } from "~/brand/brand.ts";
import { tokens } from "~/brand/tokens.ts";
import { type PagePicture, pagePicture } from "~/picture-source.ts";
import { sceneTimecode } from "~/text/timecode.ts";
import { aboutPage } from "./about.ts";
import { agency } from "./agency/agency.ts";
import { brand } from "./agency/brand.ts";
import { look } from "./agency/look.ts";
import { pictureAddress } from "./agency/shown.ts";
import { blog } from "./blog/blog.ts";
import { caseStudies } from "./case-studies.ts";
import { contactPage } from "./contact.ts";
import { contactSentPage } from "./contact-form.ts";
import { home } from "./home.ts";
import { privacyPage } from "./privacy.ts";
import { projectsPage } from "./projects.ts";
import { ownPages } from "./sections/own-pages.ts";
import { servicePages } from "./services/all.ts";
import { servicesOverview } from "./services-overview.ts";

type Card = { path: string; title: string; label: string; picture: PagePicture };

const pages: readonly Card[] = [
  {
    path: "/index",
    title: home.hero.title.join(" "),
    label: agency.descriptor,
    picture: home.hero.picture,
  },
  page("/o-nas", aboutPage.hero),
  page("/uslugi", servicesOverview.hero),
  ...servicePages.map(({ path, name, hero, picture }) => ({
    path,
    title: hero.title,
    label: name,
    picture,
  })),
  page("/projekty", projectsPage.hero),
  page("/kontakt", { ...contactPage.hero, picture: contactSentPage.picture }),
  {
    path: "/blog",
    title: home.blog.title,
    label: blog.title,
    picture: pagePicture("blog-light"),
  },
  {
    path: "/case-studies",
    title: home.caseStudies.title,
    label: caseStudies.title,
    picture: pagePicture("case-aviation"),
  },
  {
    path: "/polityka-prywatnosci",
    title: privacyPage.title,
    label: privacyPage.eyebrow,
    picture: home.hero.picture,
  },
  ...ownPages.pages.map(({ path, name, hero, picture }) => ({
    path,
    title: hero.title,
    label: name,
    picture,
  })),
];

export const manifest = {
  name: `${agency.name} – ${agency.descriptor}`,
  short_name: agency.name,
  lang: "pl",
  start_url: "/",
  display: "browser",
  background_color: tokens.bg,
  theme_color: tokens.bg,
  icons: [
    { src: `/icons/icon-192.png${look.iconVersion}`, sizes: "192x192", type: "image/png" },
    { src: `/icons/icon-512.png${look.iconVersion}`, sizes: "512x512", type: "image/png" },
    {
      src: `/icons/maskable-512.png${look.iconVersion}`,
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
};

/** The share cards that the build draws: scripts/build-share-cards.ts. Those of rows are drawn by the server. */
export const shareCards = pages.map(({ picture, ...card }, scene) => ({
  ...card,
  agency: agency.name,
  ...cardBrand(brand),
  timecode: sceneTimecode(scene),
  picture: pictureAddress(picture),
  ...focusOf(picture),
}));

type Hero = { eyebrow: string; title: string; picture: PagePicture };

function page(path: string, { title, eyebrow, picture }: Hero): Card {
  return { path, title, label: eyebrow, picture };
}

function focusOf(picture: PagePicture): { focus?: { x: number; y: number } } {
  const position = typeof picture === "string" ? "" : (picture.position ?? "");
  // A phone may have another point (`chosenCrop`); a card is no phone.
  const [, x, y] = /^(?:calc\()?(\d+)%(?:.*\))? (?:calc\()?(\d+)%/.exec(position) ?? [];
  return x && y ? { focus: { x: Number(x), y: Number(y) } } : {};
}
