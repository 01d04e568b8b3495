import { test } from "../support/browser.ts";
import { checked, checkPage, phone } from "../support/page-checks.ts";
import { publicRoutes } from "../support/routes.ts";

test.for(publicRoutes)(`${checked}, is accessible`, async (route, { openWindow }) => {
  await checkPage(await openWindow(phone), route);
});
