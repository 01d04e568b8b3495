import { expect } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { press } from "../support/page-checks.ts";
import { button, expectPublic, storePost, test } from "../support/panel.ts";

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
  await button(page, "Szkic").click();
  await expect(titles).toHaveText(["Zorza nad planem"]);
  await page.reload();
  await expect(titles).toHaveText(["Zorza nad planem"]);
  await page.getByLabel("Szukaj").fill("nie ma takiego");
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();
  await button(page, "Wyczyść filtry").click();
  await expect(titles.nth(1)).toBeVisible();
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
