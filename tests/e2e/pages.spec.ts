import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { pathsOf, publicRoutes } from "../support/routes.ts";
import { phone, test, withMotion } from "./support/fixtures.ts";
import { checkPage } from "./support/page-checks.ts";

test.use({ ...phone, ...withMotion });
test.describe.configure({ mode: "parallel" });

/** These show what editors wrote, which breaks where the browser likes. */
const rows = /^\/(blog|case-studies|szukaj)([/?]|$)/;

const services = publicRoutes.filter((path) => path.startsWith("/uslugi"));
// The others are made of the same parts: `headings.spec.ts` reads their headings, `crawl.test.ts` asks for their pictures.
const posts = pathsOf("/blog", blogPosts.slice(0, 2));
const studies = pathsOf("/case-studies", [...caseStudies.slice(0, 2), ...caseStudies.slice(-1)]);

const groups = {
  "the pages about us": publicRoutes.filter((path) => !services.includes(path) && !rows.test(path)),
  "half of the services": services.slice(0, 4),
  "the other services": services.slice(4),
  "pages of the blog": ["/blog", "/blog/tag/obraz", "/szukaj?q=dron", ...posts],
  "pages of case studies": ["/case-studies", ...studies],
};

for (const [name, paths] of Object.entries(groups)) {
  const what = "stand still, fit, have one h1 and a title, set no cookie, break no picture";
  test(`${name} ${what}, are accessible`, async ({ context }) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        const page = await context.newPage();
        await checkPage(page, path, { hasOurCopy: !rows.test(path) });
        await page.close();
      });
    }
  });
}
