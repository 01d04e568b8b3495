import { expect } from "@playwright/test";
import { post } from "../../../database/samples.ts";
import { press } from "../../../e2e/support/page-checks.ts";
import { button, expectPublic, storePost, test } from "../../../e2e/support/panel.ts";

const COUNT = 120;
const titleOf = (number: number) => `Wpis ${number}`;

test("a long list comes in portions, by scrolling and after a failure", async ({
  page,
  openPanel,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403|DataProblem/);
  const stored = Array.from({ length: COUNT }, (_, at) =>
    post({
      title: titleOf(at + 1),
      slug: `wpis-${at + 1}`,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    }),
  );
  await database.from("blog_posts").insert(stored).throwOnError();
  await openPanel();
  const rows = page.locator("tbody tr");
  await expect(page.getByText("120 postów")).toBeVisible();
  await expect(rows).toHaveCount(50);
  const more = page.getByRole("button", { name: /^Pokaż kolejne/ });
  await expect(more).toHaveText("Pokaż kolejne (50)");
  // Refusals are not repeated: the test need not wait for three more attempts.
  await page.route("**/rest/v1/rpc/find_records", (route) =>
    route.fulfill({ status: 403, json: { message: "nie", code: "42501" } }),
  );
  await rows.last().scrollIntoViewIfNeeded();
  const failed = page.getByRole("main").getByRole("alert");
  await expect(failed).toContainText("Wystąpił błąd podczas pobierania postów");
  await page.unrouteAll();
  await button(failed, "Spróbuj ponownie").click();
  await expect(rows).toHaveCount(100);
  await expect(failed).toHaveCount(0);
  await expect(more).toHaveText("Pokaż kolejne (20)");
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(COUNT);
  await expect(more).toHaveCount(0);
  await expect(rows.last()).toContainText(titleOf(1));
});

test("several records are published and withdrawn at once, each with its own answer", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const draft = (title: string, changes = {}) =>
    storePost(database, title, { published_at: null, ...changes });
  const [one, two, bare, empty] = await Promise.all([
    draft("Zbiorowo pierwszy"),
    draft("Zbiorowo drugi"),
    draft("Zbiorowo bez autora", { author: "" }),
    draft("Zbiorowo bez treści", { content: "" }),
  ]);
  await openPanel("?q=zbiorowo");
  const choose = (title: string) => page.getByRole("checkbox", { name: `Zaznacz: ${title}` });
  await choose(one.title).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Zaznaczone: 1")).toBeVisible();
  await page.getByRole("checkbox", { name: "Zaznacz wszystkie widoczne" }).check();
  await expect(page.getByText("Zaznaczone: 4")).toBeVisible();
  // Somebody saves one of them meanwhile.
  await database.from("blog_posts").update({ author: "Jan" }).eq("id", two.id).throwOnError();
  await press(page, button(page, "Opublikuj"));
  const question = page.getByRole("alertdialog", { name: "Opublikować zaznaczone?" });
  await expect(question.getByRole("listitem")).toHaveCount(4);
  await press(page, button(question, "Opublikuj"));
  await expect(page.getByText("1 tekst opublikowany")).toBeVisible();
  const left = page.getByRole("alert");
  await expect(left.getByText(/bez autora”: brakuje wymaganych pól/)).toBeVisible();
  await expect(left.getByText(/drugi”: ktoś zmienił go tymczasem/)).toBeVisible();
  await expect(left.getByText(/bez treści”: Post nie ma jeszcze treści/)).toBeVisible();
  await expectPublic(page, `/blog/${one.slug}`);
  for (const { slug } of [two, bare, empty])
    await expectPublic(page, `/blog/${slug}`, { status: 404 });

  await choose(one.title).check();
  await button(page, "Wycofaj").click();
  await button(page.getByRole("alertdialog"), "Wycofaj").click();
  await expect(page.getByText("1 tekst wycofany")).toBeVisible();
  await expectPublic(page, `/blog/${one.slug}`, { status: 404 });
});
