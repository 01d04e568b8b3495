import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as withBrowser,
} from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { ready } from "../../support/browsers/ready.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { findShared } from "../../support/sites/shared-sites.ts";

export const editor = { email: "redakcja@kadr.example", password: "plan zdjęciowy 7:30" };

/** Known keys, a known administrator, and no limits that one machine's visitors would meet. */
export const siteEnv = {
  ...demoKeys,
  ADMIN_EMAIL: editor.email,
  ADMIN_PASSWORD: editor.password,
  CONTACT_LIMIT: "1000",
  SIGN_IN_LIMIT: "1000",
};

type Fixtures = {
  /** Console errors and foreign requests that belong to what the test does; tests add to it. */
  expectedErrors: RegExp[];
  /** All other errors in any window; they fail the test. */
  problems: string[];
  /** A window of another visitor, with storage of its own. */
  openWindow: () => Promise<Page>;
};

type WorkerFixtures = {
  /** With the demo content, for the journeys of all workers: each makes rows of its own and removes them. */
  site: { url: string };
  /** Supabase with the secret key: arranges what is found, and looks at what was done. */
  database: SupabaseClient;
};

export const test = withBrowser.extend<Fixtures, WorkerFixtures>({
  // Playwright reads the names of the fixtures from the braces, so they must be there.
  site: [
    async ({ browserName: _ }, use) => use(await visitorsSite()),
    { scope: "worker", timeout: 120_000 },
  ],
  database: [({ site }, use) => use(databaseOf(site.url)), { scope: "worker" }],
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: ({ browserName: _ }, use) => use([]),
  problems: async ({ expectedErrors }, use) => {
    const problems: string[] = [];
    await use(problems);
    const isExpected = (problem: string) => expectedErrors.some((it) => it.test(problem));
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },
  context: async ({ context, problems, site, baseURL }, use) => {
    await watch(context, problems, baseURL ?? site.url);
    await use(context);
  },
  openWindow: async ({ browser, problems, site }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch(context, problems, site.url);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export function visitorsSite() {
  const { TEST_VISITORS_SITE } = process.env;
  if (!TEST_VISITORS_SITE) throw new Error("The global setup visitors-site.ts has not run");
  return findShared(TEST_VISITORS_SITE, "demo");
}

/** Notes console errors, uncaught errors, what the policy refuses, and requests to other hosts. */
async function watch(context: BrowserContext, problems: string[], site: string): Promise<void> {
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (event) => {
    const error = event.error();
    problems.push(`${event.page()?.url()}: ${error.stack || error.message}`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== site) {
      problems.push(`foreign: ${request.url()}`);
    }
  });
}

export async function visit(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await ready(page);
  return response?.status() ?? 0;
}

/** One press, as soon as the page answers it. */
export async function press(
  target: Locator,
  options?: Parameters<Locator["click"]>[0],
): Promise<void> {
  await ready(target.page());
  await target.click(options);
}

/** Waits for the code of a part below the fold, which comes with the first move: before, a press there is lost. */
export async function hasCode(part: Locator): Promise<void> {
  const isTaken = () =>
    part.evaluate((it) => Object.keys(it).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isTaken).toBe(true);
}

/** The first move asks for what is not needed before it. */
export async function move(page: Page): Promise<void> {
  await ready(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes("/after-interaction-")),
  );
}

export function toast(page: Page, text: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
export const phone = { viewport: { width: 360, height: 740 } };

/** Waits two frames, for changes that no network call announces. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
