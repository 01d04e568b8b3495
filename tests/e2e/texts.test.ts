import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { test } from "../support/browser.ts";
import { checked, checkPage, phone } from "../support/page-checks.ts";

const posts = blogPosts.map((post) => `/blog/${post.slug}`);
const studies = caseStudies.map((study) => `/case-studies/${study.slug}`);

/** Texts that repeat the same components; two of each, and the last, are looked at for accessibility. */
const alike = [...posts.slice(2), ...studies.slice(2, 6)];
const closely = [...posts, ...studies].filter((route) => !alike.includes(route));

// A file of its own beside that of the fixed addresses, so that two workers share them.
test.for(closely)(`${checked}, is accessible`, async (route, { openWindow }) => {
  await checkPage(await openWindow(phone), route);
});

test.for(alike)(checked, async (route, { openWindow }) => {
  await checkPage(await openWindow(phone), route, { closely: false });
});
