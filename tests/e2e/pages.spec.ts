import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { phone, test, withMotion } from "./support/fixtures.ts";
import { checkPage } from "./support/page-checks.ts";

test.use({ ...phone, ...withMotion });

const ours = ["/", "/kontakt"];
const rows = [`/blog/${blogPosts[0]?.slug}`, `/case-studies/${caseStudies[0]?.slug}`];

// Those that are pressed most; `tests/nightly/e2e/every-page.spec.ts` reads all of them.
for (const path of [...ours, ...rows]) {
  test(`${path} stands still, fits, has one h1 and a title, sets no cookie, breaks no picture, is accessible`, async ({
    page,
  }) => {
    await checkPage(page, path, { hasOurCopy: ours.includes(path) });
  });
}
