import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { nextFrame, toast } from "../support/fixtures.ts";
import { button, field, openScreen, readPost, sheet, test } from "../support/panel.ts";
import { area, choose, expectMarkdown, text } from "../support/visual-editor.ts";

const still = "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Film", exact: true });
const filmButton = (page: Page) =>
  button(sheet(page).getByRole("toolbar"), "Film (YouTube, Vimeo, plik)");

test.beforeEach(async ({ page, openPanel, expectedErrors }) => {
  // Stills come from YouTube, for whom this answers.
  expectedErrors.push(/^foreign: https:\/\/i\.ytimg\.com/);
  const body = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
  await page.route(still, (route) => route.fulfill({ contentType: "image/gif", body }));
  await openPanel("?edit=new");
});

test("a film of YouTube is a block with its poster, chosen, changed and removed by keyboard", async ({
  page,
}) => {
  await choose(page, "Edytor");
  await text(page).click();
  await page.keyboard.type("Przed");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/vimeo");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Adres filmu")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Wklej adres filmu");
  await page.keyboard.type("https://www.youtube.com/@kadr");
  await expect(dialog(page)).not.toContainText("Wklej adres filmu");
  await page.keyboard.press("Enter");
  const address = dialog(page).getByLabel("Adres filmu");
  await expect(address).toHaveAccessibleDescription(/To nie jest adres jednego filmu/);
  await expect(address).toBeFocused();
  await address.fill("youtu.be/aqz-KE-bpKQ");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Za");
  const film = (words: string) => text(page).getByRole("group", { name: `Film: ${words}` });
  await expect(film("Obejrzyj film na YouTube").locator("img")).toHaveAttribute("src", still);
  const markdown = (film: string) => `Przed\n\n${film}Za`;
  const first = "[Obejrzyj film na YouTube](https://youtu.be/aqz-KE-bpKQ)\n\n";
  await expectMarkdown(page, markdown(first));

  await text(page).getByText("Za", { exact: true }).click();
  await page.keyboard.press("Home");
  // The editor hears of a moved caret only then.
  await nextFrame(page);
  await page.keyboard.press("ArrowLeft");
  await expect(film("Obejrzyj film na YouTube")).toHaveClass(/ProseMirror-selectednode/);
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue("https://youtu.be/aqz-KE-bpKQ");
  await address.fill("https://vimeo.com/76979871");
  await dialog(page).getByLabel("Podpis").fill("Dzień na planie");
  await page.keyboard.press("Enter");
  await expect(film("Dzień na planie")).toBeVisible();
  await expectMarkdown(page, markdown("[Dzień na planie](https://vimeo.com/76979871)\n\n"));
  await film("Dzień na planie").click();
  await page.keyboard.press("Delete");
  await expectMarkdown(page, "Przed\n\nZa");
});

test("in Markdown a film is put on a line of its own, and changed where the caret stands", async ({
  page,
}) => {
  await area(page).fill("Przed słowem");
  await page.keyboard.press("Home");
  await filmButton(page).click();
  await page.keyboard.type("https://player.vimeo.com/video/76979871?h=0a1b2c3d4e");
  await page.keyboard.press("Enter");
  await expect(area(page)).toBeFocused();
  const film = "[Obejrzyj film na Vimeo](https://player.vimeo.com/video/76979871?h=0a1b2c3d4e)";
  await expect(area(page)).toHaveValue(`${film}\n\nPrzed słowem`);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await filmButton(page).click();
  await expect(dialog(page).getByLabel("Podpis")).toHaveValue("Obejrzyj film na Vimeo");
  await dialog(page).getByLabel("Podpis").fill("Plan");
  await button(dialog(page), "Zmień film").click();
  await expect(area(page)).toHaveValue(`${film.replace(/\[.*\]/, "[Plan]")}\n\nPrzed słowem`);
  await page.keyboard.press("Control+z");
  await expect(area(page)).toHaveValue(`${film}\n\nPrzed słowem`);
});

const file = (name: string, buffer: Buffer, mimeType = "video/mp4") => ({ name, mimeType, buffer });

test("a film of this computer is refused before it is sent, or plays on the page", async ({
  page,
  database,
}) => {
  const mp4 = readFileSync("public/videos/loops/case-agent.mp4");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/object/films/")) sent.push(request.method());
  });
  await choose(page, "Edytor");
  await filmButton(page).click();
  const input = dialog(page).getByLabel("Prześlij plik");
  const refused = dialog(page).getByRole("alert");
  await input.setInputFiles(file("film.mp4", Buffer.from("To nie jest film.")));
  await expect(refused).toHaveText(/To nie jest film MP4 ani WebM/);
  await input.setInputFiles(file("film.mp4", mp4.subarray(0, 64)));
  await expect(refused).toHaveText(/Przeglądarka nie umie odtworzyć/);
  // Playwright hands over nothing as large.
  await input.evaluate(
    (element: HTMLInputElement, head) => {
      const bytes = new Uint8Array(60 * 1024 * 1024 + 1);
      bytes.set(head);
      const data = new DataTransfer();
      data.items.add(new File([bytes], "film.mp4", { type: "video/mp4" }));
      element.files = data.files;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    },
    [...mp4.subarray(0, 64)],
  );
  await expect(refused).toHaveText(/może mieć najwyżej 60\sMB/);
  expect(sent).toEqual([]);

  await input.setInputFiles(file("Dzień na planie.mp4", mp4));
  await expect(dialog(page).getByText(/Dzień na planie\.mp4 \(0,2\sMB\)/)).toBeVisible();
  await expect(refused).toHaveCount(0);
  await button(dialog(page), "Wstaw film").click();
  await expect(text(page)).toBeFocused();
  const block = text(page).getByRole("group", { name: "Film: Dzień na planie" });
  await expect(block.locator("img")).toHaveJSProperty("complete", true);
  await expect(block.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  const address = /\/storage\/v1\/object\/public\/films\/[\w-]+-\d+x\d+\.mp4/;
  await expectMarkdown(page, new RegExp(`^\\[Dzień na planie\\]\\(${address.source}\\)\n*$`));

  await field(page, "Tytuł").fill("Nasz film");
  await field(page, "Slug").fill("nasz-film");
  await field(page, "Autor").fill("Anna");
  await button(sheet(page), "Dodaj post").click();
  await expect.poll(() => readPost(database, "nasz-film")).not.toBeNull();
  await page.goto("/blog/nasz-film");
  const video = page.getByLabel("Dzień na planie");
  await expect(video).toHaveAttribute("src", address);
  await expect(video).toHaveJSProperty("readyState", 0);
  const box = await video.boundingBox();
  await video.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    return film.play();
  });
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  expect(await video.boundingBox()).toEqual(box);

  // It goes only when no text shows it.
  await openScreen(page, "/admin/zdjecia", "Zdjęcia");
  const films = page.getByRole("region", { name: "Przesłane filmy" });
  const remove = async () => {
    await films.getByRole("button", { name: /^Usuń: Film z/ }).click();
    await button(page.getByRole("alertdialog"), "Usuń").click();
  };
  await expect(films.getByText(/960\s×\s720\spx, 0,2\sMB/)).toBeVisible();
  await remove();
  await expect(toast(page, "więc został")).toBeVisible();
  await database.from("blog_posts").delete().eq("slug", "nasz-film").throwOnError();
  await database.from("revisions").delete().gt("id", 0).throwOnError();
  await database.from("working_copies").delete().not("id", "is", null).throwOnError();
  await remove();
  await expect(toast(page, "Film usunięty")).toBeVisible();
  await expect(films).toHaveCount(0);
  expect((await database.storage.from("films").list()).data).toEqual([]);
});
