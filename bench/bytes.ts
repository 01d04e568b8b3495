import { type Browser, chromium } from "playwright";
import { plainGet } from "../tests/support/raw-request.ts";
import { startSite } from "../tests/support/site.ts";
import { kilobytesAtMost } from "./budgets.ts";
import type { Figure } from "./figure.ts";

const pages = [
  { name: "home", path: "/" },
  { name: "about", path: "/o-nas" },
  { name: "services", path: "/uslugi" },
  { name: "a service", path: "/uslugi/produkcja-wideo" },
  { name: "projects", path: "/projekty" },
  { name: "contact", path: "/kontakt" },
  { name: "blog", path: "/blog" },
  { name: "a post", path: "/blog/jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad" },
  { name: "case studies", path: "/case-studies" },
  { name: "a case study", path: "/case-studies/1" },
  { name: "privacy", path: "/polityka-prywatnosci" },
  { name: "not found", path: "/nie-ma-takiej-strony" },
  { name: "panel, sign-in", path: "/admin/login" },
];

const kinds = [
  { type: "document", name: "HTML" },
  { type: "script", name: "JavaScript", atMost: kilobytesAtMost.javascriptInAll },
  { type: "stylesheet", name: "CSS", atMost: kilobytesAtMost.styles },
  { type: "font", name: "fonts", atMost: kilobytesAtMost.fonts },
  { type: "image", name: "pictures" },
  { type: "media", name: "film", atMost: kilobytesAtMost.film },
];

/** A phone like Lighthouse's. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What a phone fetches of each kind of page before its visitor moves, as it is delivered. */
export async function measureBytes(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const figures: Figure[] = [];
    for (const page of pages) {
      figures.push(...figuresOf(page, await fetched(browser, site.url + page.path)));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Fetched = { type: string; url: string; bytes: number };

async function fetched(browser: Browser, url: string): Promise<Fetched[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const types = new Map<string, string>();
  page.on("request", (request) => types.set(request.url(), request.resourceType()));
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  const addresses = [...types].filter(([address]) => address.startsWith("http"));
  return Promise.all(
    addresses.map(async ([address, type]) => {
      const { body } = await plainGet(address, { "Accept-Encoding": "br" });
      return { type, url: address, bytes: body.length };
    }),
  );
}

function figuresOf({ name, path }: (typeof pages)[number], all: Fetched[]): Figure[] {
  const weigh = (wanted: (one: Fetched) => boolean) =>
    all.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  const figures = kinds.map(({ type, name: kind, atMost }) => ({
    what: `${name}: ${kind}`,
    value: weigh((one) => one.type === type),
    unit: "kB",
    budget: atMost !== undefined && !path.startsWith("/admin") ? { atMost } : undefined,
  }));
  if (path === "/") {
    figures.push(
      {
        what: "home: first picture",
        value: weigh(({ url }) => url.includes("/hero-bg-")),
        unit: "kB",
        budget: { atMost: kilobytesAtMost.homePicture },
      },
      {
        what: "home: all but the film",
        value: weigh(({ type }) => type !== "media"),
        unit: "kB",
        budget: { atMost: kilobytesAtMost.home },
      },
    );
  }
  return figures.filter(({ value }) => value > 0);
}
