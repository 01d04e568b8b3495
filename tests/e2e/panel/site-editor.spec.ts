import { expect } from "@playwright/test";
import { ready } from "../../support/browsers/ready.ts";
import { press, toast, visit } from "../support/fixtures.ts";
import { button, expectPublic, test } from "../support/panel.ts";
import { headline, openEditor, textField } from "../support/site-editor.ts";

test("a headline is pressed, changed in the page, published, and stands on the public page", async ({
  page,
}) => {
  const title = headline(await openEditor(page, "/o-nas"));
  await press(title);
  await expect(textField(page)).toBeFocused();
  await textField(page).fill("Kręcimy o świcie");
  await expect(title).toHaveText("Kręcimy o\u00a0świcie");
  await button(page, "Zmiany (1)").click();
  await expect(page.locator("ins").first()).toBeVisible();
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano 1 zmianę. Jest już na stronie.")).toBeVisible();
  await expectPublic(page, "/o-nas", { text: "Kręcimy o\u00a0świcie" });

  // Scripts say the same words, here and after a link: React would complain.
  await visit(page, "/");
  await page.getByRole("navigation").first().getByRole("link", { name: "O NAS" }).click();
  await expect(page.locator("h1")).toHaveText("Kręcimy o\u00a0świcie");
  await page.reload();
  await ready(page);
  await expect(page.locator("h1")).toHaveText("Kręcimy o\u00a0świcie");
});
