import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { tomorrow } from "../../database/samples.ts";
import { fillIn, sendButton } from "../../e2e/support/contact-form.ts";
import { move, press, toast } from "../../e2e/support/fixtures.ts";
import { takeAway } from "../../e2e/support/older-browser.ts";
import { button, edit, field, readPost, sheet, storePost, test } from "../../e2e/support/panel.ts";
import { lackedBy } from "../../support/browsers/browser-support.ts";

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

const crash = (page: Page) => page.getByText(/Unexpected Application Error|Coś poszło nie tak/);

async function sendMessage(page: Page, name: string) {
  await page.goto("/kontakt");
  await fillIn(page, name);
  await press(sendButton(page));
  await expect(page.getByRole("main").getByText("Wiadomość wysłana")).toBeVisible();
}

async function lookRound(page: Page, paths = ["/", "/polityka-prywatnosci", "/uslugi/podcasty"]) {
  for (const path of paths) {
    await page.goto(path);
    await move(page);
    await page.mouse.wheel(0, 1_500);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(crash(page)).toHaveCount(0);
  }
}

for (const browser of browserslist) {
  const [name = "", version] = browser.split(" ");
  test(`what ${name} ${version} lacks is missed by no visitor and no editor`, async ({
    page,
    database,
    openPanel,
  }) => {
    await takeAway(page, lackedBy(browser));
    await lookRound(page);
    await sendMessage(page, `Gość ${browser}`);
    await write(page, database, openPanel, `Plan ${browser}`);
  });
}

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

async function write(
  page: Page,
  database: Fixtures["database"],
  openPanel: Fixtures["openPanel"],
  title: string,
) {
  await storePost(database, `${title}: plan na jutro`, { published_at: tomorrow() });
  const { id } = await storePost(database, title);
  await openPanel();
  await expect(page.getByText("Zaplanowane: 1")).toBeVisible();
  await edit(page, title);
  await field(page, "Autor").fill("Ania Wilk");
  await press(button(sheet(page), "Zapisz zmiany"));
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  await expect.poll(() => readPost(database, id)).toMatchObject({ author: "Ania Wilk" });
  await expect(crash(page)).toHaveCount(0);
}
