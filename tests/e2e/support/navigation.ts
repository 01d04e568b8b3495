import type { Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("banner");
export const services = (page: Page) =>
  banner(page).getByRole("button", { name: "Pokaż listę usług", exact: true });

/** Data, code or styles that the page has asked for on the line since the last `forget`: not what the browser has. */
export function fetched(page: Page, kind: "data" | "js" | "css"): Promise<string[]> {
  return page.evaluate((ending) => {
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(ending));
  }, `.${kind}`);
}

export const forget = (page: Page) => page.evaluate(() => performance.clearResourceTimings());
