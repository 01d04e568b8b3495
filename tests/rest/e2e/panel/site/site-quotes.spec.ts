import { expect } from "@playwright/test";
import { press, toast } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../../../../e2e/support/panel.ts";
import { openEditor, textField } from "../../../../e2e/support/site-editor.ts";

const words = "Odpowiedzieli dniem, nie tygodniem";

test("what a client has said is published, waits for a consent, and is shown from its day on", async ({
  page,
}) => {
  const frame = await openEditor(page, "/o-nas");
  const quotes = frame.locator("blockquote");
  const consent = page.getByLabel("Dzień zgody klienta");
  const told = page.getByText("Bez dnia zgody słów, które tu wpiszesz, nie zobaczy nikt");
  await press(frame.getByRole("button", { name: /^Lista: Na wizję lokalną .+, edytuj$/ }));
  await button(page, "Dodaj").click();
  await expect(quotes).toHaveCount(2);
  await textField(page).fill(words);
  await expect(quotes.last()).toContainText(words);
  await expect(told).toBeVisible();
  await expect(consent).toHaveValue("");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano")).toBeVisible();
  expect(await (await page.request.get("/o-nas")).text()).not.toContain(words);

  await openScreen(page, "/admin/strona/start", "Strona");
  await expect(
    page.getByRole("link", { name: "1 wypowiedź klienta czeka na zgodę" }),
  ).toBeVisible();
  await page.getByRole("link", { name: /^O\snas: Klientka \(przykład\), Tarnina$/ }).click();
  await consent.fill("2099-01-01");
  await expect(page.getByText("Podaj dzień zgody, dzisiejszy albo wcześniejszy.")).toBeVisible();
  await consent.fill("2026-03-12");
  await expect(told).toHaveCount(0);
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano")).toBeVisible();
  await expectPublic(page, "/o-nas", { text: words });
});
