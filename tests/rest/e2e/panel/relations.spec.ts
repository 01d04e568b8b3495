import { expect } from "@playwright/test";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

test("tags, services and what search engines show are set by keyboard, and shown beforehand", async ({
  page,
  database,
  openPanel,
}) => {
  await storePost(database, "Wpis z tagami", { tags: ["Światło", "Montaż"] });
  const content = "Zwykły początek tekstu.";
  const row = await storePost(database, "Wpis do powiązania", { content });
  await openPanel();
  const form = await edit(page, row.title);
  await field(page, "Tagi").fill("dron, swiatlo");
  const offered = form.getByRole("list", { name: "Tagi innych postów" });
  await expect(offered.getByRole("button")).toHaveText(["+ Montaż"]);
  await button(form, "Dodaj tag: Montaż").press("Enter");
  await expect(field(page, "Tagi")).toHaveValue("dron, swiatlo, Montaż");
  await form.getByRole("checkbox", { name: "Podcasty" }).press("Space");
  await form.getByRole("checkbox", { name: "Grafika" }).press("Space");

  await form.getByText("W wyszukiwarce i po udostępnieniu").press("Enter");
  const inGoogle = form.getByRole("figure", { name: "W Google" });
  const onFacebook = form.getByRole("figure", { name: "Na Facebooku" });
  await expect(inGoogle).toContainText("Wpis do powiązania – KADR");
  await expect(inGoogle).toContainText(content);
  await expect(inGoogle).toContainText(`blog › ${row.slug}`);
  await field(page, "Tytuł dla wyszukiwarek").fill("Krótszy tytuł");
  await field(page, "Opis dla wyszukiwarek").fill("Opis\nz dwóch wierszy");
  const share = form.getByRole("group", { name: "Zdjęcie po udostępnieniu" });
  await share.getByLabel("Adres zdjęcia").fill("/images/hero-bg.jpg");
  for (const shown of [inGoogle, onFacebook]) {
    await expect(shown).toContainText("Krótszy tytuł – KADR");
    await expect(shown).toContainText("Opis z dwóch wierszy");
  }
  await expect(onFacebook.locator("img")).toHaveAttribute("src", /hero-bg/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await button(form, "Zapisz zmiany").click();
  await expect(sheet(page)).toHaveCount(0);
  await expect
    .poll(() => readPost(database, row.id))
    .toMatchObject({
      tags: ["dron", "swiatlo", "Montaż"],
      services: ["podcasty", "grafika"],
      seo_title: "Krótszy tytuł",
      seo_description: "Opis z dwóch wierszy",
      share_image: "/images/hero-bg.jpg",
    });
  await expectPublic(page, `/blog/${row.slug}`, { text: "<title>Krótszy tytuł – KADR</title>" });
});
