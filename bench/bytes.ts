import type { Browser } from "@playwright/test";
import { type FetchedFile, fetchedFiles, renewedPageBytes } from "../tests/support/page-bytes.ts";
import { startSite } from "../tests/support/site.ts";
import { kilobytesAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";

const pages = {
  home: "/",
  about: "/o-nas",
  services: "/uslugi",
  "a service": "/uslugi/produkcja-wideo",
  projects: "/projekty",
  contact: "/kontakt",
  blog: "/blog",
  "a post": "/blog/jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad",
  "case studies": "/case-studies",
  "a case study": "/case-studies/1",
  privacy: "/polityka-prywatnosci",
};

const kinds = [
  { type: "script", name: "JavaScript", atMost: kilobytesAtMost.javascriptInAll },
  { type: "stylesheet", name: "CSS", atMost: kilobytesAtMost.styles },
  { type: "font", name: "fonts", atMost: kilobytesAtMost.fonts },
  { type: "media", name: "film", atMost: kilobytesAtMost.film },
];

/** A phone like Lighthouse's. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The bytes that a phone fetches of each kind of page before its visitor moves, as they are delivered. */
export async function measureBytes(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const browser = await launchChromium();
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const parts = await fetched(browser, site.url + path);
      figures.push(...figuresOf(name, parts), ...(path === "/" ? figuresOfHome(parts) : []));
    }
    figures.push({
      what: "home: HTML with headers",
      value: (await renewedPageBytes(site.url, "/")) / 1_000,
      unit: "kB",
      budget: { atMost: kilobytesAtMost.homeHtml },
    });
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function fetched(browser: Browser, url: string): Promise<FetchedFile[]> {
  const context = await browser.newContext(phone);
  const files = await fetchedFiles(await context.newPage(), url);
  await context.close();
  return files;
}

function figure(what: string, parts: FetchedFile[], atMost: number): Figure {
  const value = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  return { what, value, unit: "kB", budget: { atMost } };
}

function figuresOf(page: string, parts: FetchedFile[]): Figure[] {
  return kinds
    .map(({ type, name, atMost }) => {
      const ofKind = parts.filter((part) => part.type === type);
      return figure(`${page}: ${name}`, ofKind, atMost);
    })
    .filter(({ value }) => value > 0);
}

function figuresOfHome(parts: FetchedFile[]): Figure[] {
  const picture = parts.filter(({ url }) => url.includes("/hero-bg-"));
  const allButFilm = parts.filter(({ type }) => type !== "media");
  return [
    figure("home: first picture", picture, kilobytesAtMost.homePicture),
    figure("home: all but the film", allButFilm, kilobytesAtMost.home),
  ];
}
