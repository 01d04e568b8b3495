import { expect, type FrameLocator } from "@playwright/test";
import { press } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, photo, test } from "../../../../e2e/support/panel.ts";
import { headline, openEditor } from "../../../../e2e/support/site-editor.ts";

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

test("the opening picture is pressed beside its headline, darkened under it, and has a point of its own on a phone", async ({
  page,
}) => {
  // Wide enough to show the page as large as it is.
  await page.setViewportSize({ width: 1800, height: 900 });
  const frame = await openEditor(page, "/");
  const words = headline(frame);
  const width = await words.evaluate(({ clientWidth }) => clientWidth);
  await words.click({ position: { x: width - 60, y: 20 } });
  const upload = page.getByLabel("Zmień zdjęcie");
  await expect(upload).toBeFocused();
  await upload.setInputFiles(await photo("hala.jpg", 1600, 900));
  const image = frame.locator(".hero-stage img");
  await expect(image).toHaveAttribute("src", /\/library\//);
  // The film of the code shows somebody else's work.
  await expect(page.getByText("Nie ma filmu ani przycisku.")).toBeVisible();
  await expect(frame.getByRole("button", { name: /^Film \d:\d\d/ })).toHaveCount(0);
  const scrims = frame.locator("head style").last();
  await expect
    .poll(() => scrims.evaluate(({ textContent }) => textContent))
    .toContain(".hero-stage::after{background:");
  await page.getByLabel("Na telefonie inny punkt").check();
  const phone = page.getByRole("group", { name: "Punkt na telefonie" });
  await phone.getByLabel("Od lewej").press("Home");
  await expect(image).toHaveCSS("object-position", /^50% /);
  await page.getByText("Telefon", { exact: true }).click();
  await expect(image).toHaveCSS("object-position", /^0% /);

  // The share card has it, too, before it is public.
  await button(page, "Zamknij").click();
  await expect(page.locator("figure img")).toHaveAttribute("src", /\/library\//);
});
