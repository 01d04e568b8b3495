import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { publicRoutes } from "../support/routes.ts";
import { phone, test, withMotion } from "./support/fixtures.ts";
import { checkPage } from "./support/page-checks.ts";

test.use({ ...phone, ...withMotion });

const title = "stands still, fits, has one h1 and a title, sets no cookie, breaks no picture";

/** These show what editors wrote, which breaks where the browser likes. */
const lists = ["/blog", "/case-studies"];

for (const path of publicRoutes) {
  test(`${path} ${title}, is accessible`, async ({ page }) => {
    await checkPage(page, path, { hasOurCopy: !lists.includes(path) });
  });
}

/** Texts that repeat the same components; two of each, and the last, are looked at for accessibility. */
const posts = blogPosts.map((post) => `/blog/${post.slug}`);
const studies = caseStudies.map((study) => `/case-studies/${study.slug}`);
const alike = [...posts.slice(2), ...studies.slice(2, 6)];

for (const path of [...posts, ...studies]) {
  const closely = !alike.includes(path);
  test(`${path} ${title}${closely ? ", is accessible" : ""}`, async ({ page }) => {
    await checkPage(page, path, { closely });
  });
}
