import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { button, field, readPost, sheet, test } from "../../../e2e/support/panel.ts";
import { choose, expectMarkdown, text } from "../../../e2e/support/visual-editor.ts";

const file = (name: string, buffer: Buffer, mimeType = "video/mp4") => ({ name, mimeType, buffer });

test("a film of this computer is refused before it is sent, or plays on the page", async ({
  page,
  database,
  openPanel,
}) => {
  await openPanel("?edit=new");
  const mp4 = readFileSync("public/videos/loops/case-agent.mp4");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/object/films/")) sent.push(request.method());
  });
  await choose(page, "Edytor");
  const toolbar = sheet(page).getByRole("toolbar");
  await button(toolbar, "Film (YouTube, Vimeo, plik)").click();
  const dialog = page.getByRole("dialog", { name: "Film", exact: true });
  const input = dialog.getByLabel("Prześlij plik");
  const refused = dialog.getByRole("alert");
  await input.setInputFiles(file("film.mp4", Buffer.from("To nie jest film.")));
  await expect(refused).toHaveText(/To nie jest film MP4 ani WebM/);
  await input.setInputFiles(file("film.mp4", mp4.subarray(0, 64)));
  await expect(refused).toHaveText(/Przeglądarka nie umie odtworzyć/);
  expect(sent).toEqual([]);

  await input.setInputFiles(file("Dzień na planie.mp4", mp4));
  await expect(dialog.getByText(/Dzień na planie\.mp4 \(0,\d\sMB\)/)).toBeVisible();
  await expect(refused).toHaveCount(0);
  await button(dialog, "Wstaw film").click();
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
  await video.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    return film.play();
  });
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
});
