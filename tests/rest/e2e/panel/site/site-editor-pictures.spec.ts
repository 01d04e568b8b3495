import { expect, type FrameLocator } from "@playwright/test";
import { press } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, photo, test } from "../../../../e2e/support/panel.ts";
import { openEditor } from "../../../../e2e/support/site-editor.ts";

const picture = (frame: FrameLocator) =>
  frame.getByRole("button", { name: /^Zdjęcie: Plan z jedną lampą|^Zdjęcie: Zapalony reflektor/ });

test("a picture is changed, cropped by keyboard, published and put back", async ({
  page,
  openElsewhere,
}) => {
  const frame = await openEditor(page, "/o-nas");
  await press(picture(frame));
  const upload = page.getByLabel("Zmień zdjęcie");
  await expect(upload).toBeFocused();
  await upload.setInputFiles(await photo("plan.jpg", 900, 600));
  await expect(page.getByText(/ma 900\spx szerokości/)).toBeVisible();
  await expect(frame.locator(".still img")).toHaveAttribute("src", /\/library\//);
  await page.getByLabel("Opis zdjęcia").fill("Plan z jedną lampą");
  await page.getByLabel("Od lewej").press("Home");
  await page.getByLabel("Od lewej").press("ArrowRight");
  await expect(frame.locator(".still img")).toHaveCSS("object-position", /^1% /);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(picture(frame)).toBeFocused();
  await expect(button(page, "Zmiany (2)")).toBeVisible();
  await button(page, "Opublikuj zmiany").click();
  await expect(button(page, "Zmiany (0)")).toBeVisible();

  const visitor = await openElsewhere("/o-nas");
  const still = visitor.getByRole("img", { name: "Plan z jedną lampą" });
  await expect(still).toHaveAttribute("src", /\/library\//);
  await expect(still).toHaveCSS("object-position", /^1% /);

  await press(picture(frame));
  await button(page, "Przywróć oryginał").click();
  await expect(frame.locator(".still img")).toHaveAttribute("src", /still-team-lamp/);
  await expect(button(page, "Zmiany (2)")).toBeVisible();
  await button(page, "Opublikuj zmiany").click();
  await expect(button(page, "Zmiany (0)")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator(".still img")).toHaveAttribute("src", /still-team-lamp/);
});
