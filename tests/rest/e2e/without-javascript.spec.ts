import { expect } from "@playwright/test";
import { caseStudy } from "../../database/samples.ts";
import { phone, test, withMotion } from "../../e2e/support/fixtures.ts";

test.use({ ...phone, ...withMotion, javaScriptEnabled: false });

test("no button is shown that would do nothing, and each service has its picture beside it", async ({
  page,
  database,
}) => {
  const film = { chapters: [{ at: 65, title: "Lot" }], transcript: "– Startujemy." };
  const study = caseStudy({ youtube_url: "https://youtu.be/aqz-KE-bpKQ", film });
  await database.from("case_studies").insert(study).throwOnError();
  for (const path of ["/kontakt", `/case-studies/${study.slug}`, "/"]) {
    await page.goto(path);
    const idle = page.locator(":is(main, footer) button:not([type=submit])");
    await expect(idle.filter({ visible: true }), path).toHaveText([]);
  }
  const section = page.locator("section", { hasText: "/08" });
  await expect(section.locator("li img").filter({ visible: true })).toHaveCount(8);
  await expect(section.getByText("01/08")).toBeHidden();
  await database.from("case_studies").delete().eq("slug", study.slug).throwOnError();
});
