import { expect } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { button, test } from "../support/panel.ts";

test("the list is searched, sorted and filtered in the address", async ({
  page,
  database,
  openPanel,
}) => {
  const rows = [
    post({ title: "Ćma w reflektorze", author: "Zenon Ćwik" }),
    post({ title: "Zorza nad planem", author: "Zenon Ćwik", published_at: null }),
  ];
  await database.from("blog_posts").insert(rows).throwOnError();
  await openPanel();
  const titles = page.locator("tbody td:first-child a[href*='edit=']:visible");
  const byTitle = button(page, "Tytuł");
  const header = (name: string) => page.getByRole("columnheader", { name });
  await page.getByLabel("Szukaj").pressSequentially("cwik");
  await expect(page.getByLabel("Szukaj")).toHaveValue("cwik");
  await expect(titles).toHaveCount(2);
  await byTitle.click();
  await expect(titles).toHaveText(["Ćma w reflektorze", "Zorza nad planem"]);
  await expect(header("Tytuł")).toHaveAttribute("aria-sort", "ascending");
  const columns = ["Tytuł", "Autor", "Data publikacji", "Akcje"];
  await expect(page.getByRole("columnheader")).toHaveText(columns);
  await byTitle.click();
  await expect(titles).toHaveText(["Zorza nad planem", "Ćma w reflektorze"]);
  await expect(header("Autor")).toHaveAttribute("aria-sort", "none");
  // Rows are cards on a phone: there are no headers to press, but a list of orders.
  await page.setViewportSize({ width: 390, height: 800 });
  // The list of orders is no field for a title, though it names that column.
  await expect(page.getByLabel("Tytuł")).toHaveCount(0);
  await page.getByLabel("Sortuj").selectOption({ label: "Tytuł: rosnąco" });
  await expect(titles).toHaveText(["Ćma w reflektorze", "Zorza nad planem"]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "Szkice").click();
  await expect(titles).toHaveText(["Zorza nad planem"]);
  await page.reload();
  await expect(titles).toHaveText(["Zorza nad planem"]);
  await page.getByLabel("Szukaj").fill("nie ma takiego");
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();
  await button(page, "Wyczyść filtry").click();
  await expect(titles.nth(1)).toBeVisible();
});
