import { expect } from "@playwright/test";
import { post } from "../../../../database/samples.ts";
import { expectAccessible, press } from "../../../../e2e/support/page-checks.ts";
import { button, rowButton, test } from "../../../../e2e/support/panel.ts";

const COUNT = 120;
const titleOf = (number: number) => `Wpis ${number}`;

test.beforeEach(async ({ database }) => {
  const rows = Array.from({ length: COUNT }, (_, at) =>
    post({
      title: titleOf(at + 1),
      slug: `wpis-${at + 1}`,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    }),
  );
  await database.from("blog_posts").insert(rows).throwOnError();
});

test("a long list comes in portions as one scrolls, and all of it is searched and sorted", async ({
  page,
  openPanel,
}) => {
  await openPanel();
  const rows = page.locator("tbody tr");
  await expect(page.getByText("120 pozycji")).toBeVisible();
  await expect(rows).toHaveCount(50);
  const more = page.getByRole("button", { name: /^Pokaż kolejne/ });
  await expect(more).toHaveText("Pokaż kolejne (50)");
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(100);
  await expect(more).toHaveText("Pokaż kolejne (20)");
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(COUNT);
  await expect(more).toHaveCount(0);
  await expect(rows.last()).toContainText(titleOf(1));

  await page.getByRole("checkbox", { name: "Zaznacz wszystkie widoczne" }).check();
  await expect(page.getByText("Zaznaczone: 120")).toBeVisible();
  await button(page, "Odznacz").click();
  await rowButton(page, "Usuń", titleOf(7)).click();
  await button(page.getByRole("alertdialog"), "Usuń").click();
  await expect(page.getByText("119 pozycji")).toBeVisible();
  await expect(rows).toHaveCount(119);

  await button(page, "Tytuł").click();
  await expect(rows.first()).toContainText(titleOf(1));
  await expect(rows.nth(9)).toContainText(titleOf(11));
  await page.getByLabel("Szukaj").fill("wpis-2");
  await expect(page.getByText("11 pozycji")).toBeVisible();
  await expect(rows).toHaveCount(11);
  await expect(rows.last()).toContainText(titleOf(29));
});

test("by keyboard a press asks for the next portion, and keeps the focus", async ({
  page,
  openPanel,
}) => {
  await openPanel();
  const rows = page.locator("tbody tr");
  const last = rows.last().getByRole("button", { name: "Usuń" });
  await expect(rows).toHaveCount(50);
  await last.focus();
  await expect(last).toBeInViewport();
  const more = page.getByRole("button", { name: /^Pokaż kolejne/ });
  await press(page, more);
  await expect(rows).toHaveCount(100);
  await expect(more).toHaveText("Pokaż kolejne (20)");
  await expect(more).toBeFocused();
  await expectAccessible(page);
});

test("a portion that does not come says so, and is tried again", async ({
  page,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403|DataProblem/);
  await openPanel();
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(50);
  await page.route("**/rest/v1/rpc/find_records", (route) =>
    route.fulfill({ status: 403, json: { message: "nie", code: "42501" } }),
  );
  await rows.last().scrollIntoViewIfNeeded();
  const failed = page.getByRole("main").getByRole("alert");
  await expect(failed).toContainText("Wystąpił błąd podczas pobierania postów");
  await expect(rows).toHaveCount(50);
  await page.unrouteAll();
  await button(failed, "Spróbuj ponownie").click();
  await expect(rows).toHaveCount(100);
  await expect(failed).toHaveCount(0);
});
