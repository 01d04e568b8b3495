import { test } from "../support/browser.ts";
import { checked, checkPage, phone } from "../support/page-checks.ts";
import { publicRoutes } from "../support/routes.ts";

/** These show what editors wrote, which breaks where the browser likes. */
const lists = ["/blog", "/case-studies"];

test.for(publicRoutes)(`${checked}, is accessible`, async (route, { openWindow }) => {
  await checkPage(await openWindow(phone), route, { hasOurCopy: !lists.includes(route) });
});
