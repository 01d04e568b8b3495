import { expect, type Locator } from "@playwright/test";
import { caseStudy } from "../../../database/samples.ts";
import { field, sheet, storePost, test } from "../../../e2e/support/panel.ts";

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test("the head of a sheet has its title beside the cross and its buttons in one row", async ({
  page,
  openPanel,
  database,
}) => {
  const { id } = await storePost(database, "Na telefonie");
  const study = { ...caseStudy(), slug: "na-telefonie" };
  const studies = database.from("case_studies").insert(study).select("id").single();
  const { data } = await studies.throwOnError();
  for (const path of [`?edit=${id}`, `?tab=case-studies&edit=${data.id}`]) {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await openPanel(path);
      const head = sheet(page).locator("header");
      const buttons = head.getByRole("button", { name: /^(Podgląd|Historia|Powiel jako szkic)$/ });
      await expect(buttons.last()).toBeVisible();
      const cross = head.getByRole("button", { name: "Zamknij" });
      const title = await middleOf(head.getByRole("heading"));
      expect.soft(Math.abs(title - (await middleOf(cross)))).toBeLessThanOrEqual(4);
      const rows = await Promise.all((await buttons.all()).map(middleOf));
      expect.soft(new Set(rows.map(Math.round)).size, `${path} ${width}`).toBe(1);
      const box = await head.boundingBox();
      expect.soft(box?.height, `${path} ${width}`).toBeLessThanOrEqual(150);
    }
  }
});

test("the address below the slug breaks on a phone where its words end", async ({
  page,
  openPanel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPanel("?edit=new");
  await field(page, "Slug").fill("jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad");
  const address = sheet(page).getByText(/jak-oswietlamy-wywiad$/);
  const lastOfLines = await address.evaluate((element) => {
    const range = document.createRange();
    const letters = [...element.childNodes].flatMap((node) =>
      [...(node.textContent ?? "")].map((letter, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return { letter, top: range.getBoundingClientRect().top };
      }),
    );
    return letters
      .filter(({ top }, at) => top < (letters[at + 1]?.top ?? top))
      .map(({ letter }) => letter);
  });
  expect(lastOfLines.length).toBeGreaterThan(0);
  expect(lastOfLines.filter((letter) => !/[-/]/.test(letter))).toEqual([]);
});
