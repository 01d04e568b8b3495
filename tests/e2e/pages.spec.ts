import { expect } from "@playwright/test";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { test, visit, withMotion } from "./support/fixtures.ts";
import { expectAccessible, recordLayoutShift, scrollThrough } from "./support/page-checks.ts";

test.use(withMotion);

// One of each kind; `tests/nightly/e2e/every-page.spec.ts` reads all, at every width.
for (const path of [
  "/uslugi/podcasty",
  "/kontakt",
  `/blog/${blogPosts[0]?.slug}`,
  `/case-studies/${caseStudies[0]?.slug}`,
]) {
  test(`${path} says no error, stands still, fits, sets no cookie and is accessible`, async ({
    page,
  }) => {
    const shift = await recordLayoutShift(page);
    expect(await visit(page, path)).toBe(200);
    await scrollThrough(page);
    await expect.poll(shift).toEqual([]);
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessible(page);
  });
}
