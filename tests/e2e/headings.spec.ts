import { expect } from "@playwright/test";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { pathsOf } from "../support/routes.ts";
import { test } from "./support/fixtures.ts";
import { badHeadings, headingWidths } from "./support/page-checks.ts";

test("the headings of all other rows break well in large type", async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/404/);
  const rows = [
    ...pathsOf("/blog", blogPosts.slice(2)),
    ...pathsOf("/case-studies", caseStudies.slice(2, -1)),
  ];
  for (const path of [...rows, "/nie-ma-takiej-strony"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of headingWidths) {
      await page.setViewportSize({ width, height: 900 });
      // On a busy machine a picture or a font moves the lines once more.
      await expect.poll(() => badHeadings(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
