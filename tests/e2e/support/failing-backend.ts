import type { Page } from "@playwright/test";

const failure = { status: 500, json: { message: "dysk pełny", code: "XX000" } };

/** From now on the backend answers this method with a failure, until the routes are taken away. */
export function failOn(page: Page, method: string, table: string) {
  return page.route(`**/rest/v1/${table}**`, (route) =>
    route.request().method() === method ? route.fulfill(failure) : route.fallback(),
  );
}
