import { expect } from "@playwright/test";
import { press } from "../../../e2e/support/page-checks.ts";
import { button, expectPublic, storePost, test } from "../../../e2e/support/panel.ts";

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
