import { expect } from "@playwright/test";
import { caseStudy, post } from "../../../database/samples.ts";
import { expectAccessible, press } from "../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
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
  const { data } = await database.from("blog_posts").select().eq("id", row.id).single();
  expect(data).toMatchObject({
    tags: ["dron", "swiatlo", "Montaż"],
    services: ["podcasty", "grafika"],
    seo_title: "Krótszy tytuł",
    seo_description: "Opis z dwóch wierszy",
    share_image: "/images/hero-bg.jpg",
  });
  await expectPublic(page, `/blog/${row.slug}`, { text: "<title>Krótszy tytuł – KADR</title>" });
});

test("a case study gets its services, and a film without a transcript is told", async ({
  page,
  database,
  openPanel,
}) => {
  const film = { youtube_url: "https://youtu.be/aqz-KE-bpKQ", published_at: null };
  const row = caseStudy({ title: "Studium usług", ...film });
  await database.from("case_studies").insert(row).throwOnError();
  await openPanel("?tab=case-studies");
  const form = await edit(page, "Studium usług");
  await form.getByRole("checkbox", { name: "Podcasty" }).check();
  await field(page, "Krótki opis (na listę)").fill("");
  await form.getByText("Kontrola przed publikacją").click();
  const found = form.locator("details").getByRole("listitem");
  await expect(found).toHaveText([/Nie ma streszczenia/, /Film z\sYouTube nie ma transkrypcji/]);
  await button(found.first(), "Pokaż").click();
  await expect(field(page, "Krótki opis (na listę)")).toBeFocused();
  await page.keyboard.type("Skrót");
  await expect(found).toHaveCount(1);
  await button(found.first(), "Pokaż").click();
  await expect(field(page, "Link do YouTube")).toBeFocused();
  const stored = () => database.from("case_studies").select("services").eq("slug", row.slug);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await stored()).data).toEqual([{ services: ["podcasty"] }]);
});

test("a post without a summary, and with too long a title, says where to write one", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Bardzo długi tytuł o świetle ".repeat(4));
  await sheet(page).getByText("Kontrola przed publikacją").click();
  const found = sheet(page).locator("details").getByRole("listitem");
  await expect(found).toHaveText([/Tytuł jest dłuższy/, /Nie ma streszczenia/]);
  await button(found.nth(1), "Pokaż").click();
  await field(page, "Opis dla wyszukiwarek").fill("O świetle");
  await field(page, "Tytuł dla wyszukiwarek").fill("O świetle");
  await expect(found).toHaveCount(0);
  await expect(sheet(page).getByText("Wszystko wygląda dobrze.")).toBeVisible();
});

test("the list is searched through whole texts by beginnings of words, the best first", async ({
  page,
  database,
  openPanel,
}) => {
  await database
    .from("blog_posts")
    .insert([
      post({ title: "Żyrafy w tytule", content: "Tekst" }),
      post({ title: "Inny", content: "Długi tekst, a w nim żyrafa." }),
    ])
    .throwOnError();
  await openPanel();
  await page.getByLabel("Szukaj").fill("zyraf");
  const titles = page.locator("tbody td:first-child a[href*='edit=']:visible");
  await expect(titles).toHaveText(["Żyrafy w tytule", "Inny"]);
});

test("what is related is reached at the end of a post, and among the work of a service", async ({
  page,
  database,
}) => {
  const services = ["podcasty"];
  // The first seven have fixed places.
  const study = caseStudy({ id: 4711, title: "Dalsza realizacja", services });
  await database.from("case_studies").insert(study).throwOnError();
  const one = await storePost(database, "Powiązany pierwszy", { services });
  // The next post is no related one as well: of these two, one is each.
  await storePost(database, "Powiązany drugi", { services });
  await storePost(database, "Powiązany trzeci", { services });
  await page.goto("/uslugi/podcasty");
  await expect(page.getByRole("heading", { name: "Więcej realizacji" })).toBeVisible();
  await press(page, page.locator(`main a[href="/case-studies/${study.slug}"]`).first());
  await expect(page.getByRole("heading", { level: 1, name: study.title })).toBeVisible();
  await page.goto(`/blog/${one.slug}`);
  const related = page.getByRole("region", { name: "Przeczytaj też" }).getByRole("link");
  const title = await related.innerText();
  await press(page, related);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("the form names the letters that keep a title off its share card", async ({
  page,
  openPanel,
}) => {
  await openPanel("?tab=blog");
  await button(page, "Dodaj Nowy Post").click();
  await field(page, "Tytuł").fill("Film o 𓀀 i Škodzie");
  const note = sheet(page).getByText(/żadna z\snaszych czcionek nie ma znaków 𓀀$/);
  await expect(note).toBeVisible();
  await field(page, "Tytuł").fill("Film 映像 i Škodzie");
  await expect(note).toBeHidden();
});
