import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { test as base, expect, inject } from "vitest";

type Visit = Pick<
  BrowserContextOptions,
  | "javaScriptEnabled"
  | "reducedMotion"
  | "hasTouch"
  | "extraHTTPHeaders"
  | "serviceWorkers"
  | "bypassCSP"
> & {
  /** Origin of the site; by default the one with the demo content that all tests share. */
  site?: string;
  /** Origin of the backend, when it is not the site's own. */
  backend?: string;
  width?: number;
  height?: number;
  /** Console errors that belong to what the test does, such as the 404 it asks for. */
  expected?: RegExp[];
};

/** A visitor's browser window, and what went wrong in it so far. */
export type Window = { page: Page; site: string; problems: string[] };

type OpenWindow = (visit?: Visit) => Promise<Window>;

let shared: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  shared ??= chromium.connect(inject("browserEndpoint"));
  return shared;
}

/**
 * `openWindow` gives a fresh window with its own storage. When the test ends, any console error,
 * uncaught error, or request to a foreign host in it fails the test.
 */
export const test = base.extend<{ openWindow: OpenWindow }>({
  openWindow: async ({ task: _ }, use) => {
    const windows: Window[] = [];
    await use(async (visit = {}) => {
      const window = await open(visit);
      windows.push(window);
      return window;
    });
    for (const { page } of windows) await page.context().close();
    expect(windows.flatMap((window) => window.problems)).toEqual([]);
  },
});

async function open(visit: Visit): Promise<Window> {
  const {
    site = inject("demoSiteUrl"),
    backend,
    width = 1280,
    height = 800,
    expected = [],
    ...rest
  } = visit;
  const context = await (await browser()).newContext({
    ...rest,
    baseURL: site,
    viewport: { width, height },
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
  });
  context.setDefaultTimeout(8_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const report = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on("console", (message) => {
    if (message.type() === "error") report(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`${page.url()}: ${error.stack || error.message}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && ![site, backend].includes(origin)) {
      report(`foreign: ${request.url()}`);
    }
  });
  return { page, site, problems };
}

/** Opens an address and waits until React has taken over all of it, so that clicks do what they say. */
export async function visit(page: Page, path: string): Promise<number> {
  const response = await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(() => {
    // The home page comes alive below the fold only when its visitor first moves.
    dispatchEvent(new PointerEvent("pointermove"));
    const taken = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps$"));
    return [...document.querySelectorAll("h1, button, form")].every(taken);
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return response?.status() ?? 0;
}

/** Exactly these words, for roles: a space between them may be one that does not break. */
export function words(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^\\s*${literal.replaceAll(" ", "\\s")}\\s*$`);
}

/** A toast as the visitor sees it, bottom right. */
export function toast(page: Page, text: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

/** Scrolls through the whole page, so that everything lazy is asked for and there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  // What the browser itself puts off waits beside the window, in a carousel.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete || picture.loading === "lazy"),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Adds up the layout shift that no input explains, from the first frame on; call before the visit. */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) total.shift += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { layoutShift: { shift: number } }).layoutShift.shift,
    );
}
