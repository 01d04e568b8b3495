import { expect } from "@playwright/test";
import { hasCode, press, test, visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";

const pictures = ["aviation", "invest", "agent", "product"];
const study = {
  ...{ title: "Cztery kadry", slug: "cztery-kadry", client: "A", industry: "B", summary: "C" },
  gallery_images: pictures.map((name) => `/images/case-${name}.webp`),
};

test("the gallery of a case study follows buttons, arrow keys, thumbnails and dots", async ({
  page,
  database,
}) => {
  await database.from("case_studies").upsert(study, { onConflict: "slug" }).throwOnError();
  await visit(page, `/case-studies/${study.slug}`);
  const gallery = page.getByRole("region", { name: /galeria/i });
  await gallery.scrollIntoViewIfNeeded();
  await hasCode(gallery.getByRole("button").first());
  const expectPicture = (at: number) =>
    expect(gallery.locator("[aria-live]")).toHaveText(`Zdjęcie ${at} z 4`);

  await expectPicture(1);
  await gallery.getByRole("button", { name: /poprzedni/i }).press("Enter");
  await expectPicture(4);
  await expectAccessible(page);
  await gallery.getByRole("button", { name: /następn/i }).press("Enter");
  await expectPicture(1);
  for (const [key, at] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 4],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(at);
  }
  await press(gallery.getByRole("button", { name: /^Miniatura 3/ }));
  await expectPicture(3);
  // The strip, two arrows and the miniatures are stops for the keyboard; the dots, which do the same, are none.
  const stops = gallery.locator('button:not([tabindex="-1"]), [tabindex="0"]');
  await expect(stops).toHaveCount(1 + 2 + pictures.length);
  await press(gallery.locator("[aria-hidden] > button").nth(1));
  await expectPicture(2);
  await database.from("case_studies").delete().eq("slug", study.slug).throwOnError();
});
