import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../../../e2e/support/panel.ts";
import { home } from "../../../imports/wordpress.ts";
import { zipOf } from "../../../imports/zip.ts";

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const lexical = JSON.stringify({
  root: {
    type: "root",
    children: [
      { type: "image", src: "__GHOST_URL__/content/images/2024/plan.png", alt: "Plan zdjęciowy" },
      { type: "video", src: "__GHOST_URL__/content/media/2024/lot.mp4" },
      {
        type: "paragraph",
        children: [
          { type: "link", url: `${home}/drugi/`, children: [{ type: "text", text: "drugi" }] },
        ],
      },
    ],
  },
});

const post = (id: string, title: string, fields: object) => ({
  ...{ id, title, slug: id, type: "post", visibility: "public", status: "published" },
  ...{ published_at: "2024-02-03T04:05:06.000Z", ...fields },
});

test("a site of Ghost is tried, brought with its pictures and films, and taken back", async ({
  page,
  database,
}) => {
  const posts = [
    post("pierwszy", "Pierwszy z Ghosta", { lexical }),
    post("drugi", "Drugi z Ghosta", { html: "<p>Treść</p>" }),
    post("tajny", "Tylko dla członków", { html: "<p>Treść</p>", visibility: "members" }),
    post("oferta", "Oferta", { html: "<p>Treść</p>", type: "page" }),
  ];
  const json = JSON.stringify({ db: [{ meta: { version: "5.0.0" }, data: { posts } }] });
  const files = zipOf({
    "content/images/2024/plan.png": Buffer.from(png, "base64"),
    "content/media/2024/lot.mp4": await readFile("public/videos/loops/case-agent.mp4"),
  });
  const file = (name: string, content: string | Buffer) => ({
    ...{ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) },
  });
  await openScreen(page, "/admin/przenies-tresc", "Przenieś treść");
  await page.getByLabel("Wybierz plik").setInputFiles(file("ghost.json", json));
  await page.getByLabel("Dodaj zdjęcia").setInputFiles(file("content.zip", files));
  await page.getByLabel("Adres starej strony").fill(home);
  await button(page, "Sprawdź, co przyjdzie").click();

  const trial = page.getByRole("region", { name: "Co przyjdzie" });
  await trial.getByText("Strony, które nie są postami").click();
  await expect(trial.getByText("Oferta", { exact: true })).toBeVisible();
  await expect(trial.getByText("Były tylko dla członków: będą szkicami")).toBeVisible();
  await expect(trial.getByRole("term")).toHaveText([
    ...["posty, które przyjdą", "szkice, które przyjdą", "nowe zdjęcia", "nowe filmy"],
    ...["stare adresy, które poprowadzą dalej", "pominięte"],
  ]);
  await button(trial, "Przenieś").click();

  const brought = page.getByRole("region", { name: "Przeniesione" });
  await expect(brought.getByRole("definition")).toHaveText(["2", "1", "1", "1", "12", "1"]);
  await expectAccessible(page);
  await expectPublic(page, "/blog/pierwszy", { text: "Pierwszy z Ghosta" });
  await visit(page, "/blog/pierwszy");
  await expect(page.getByRole("img", { name: "Plan zdjęciowy" })).toBeVisible();
  await expect(page.locator(".film video")).toHaveAttribute("src", /\/films\/[\w-]+-960x720\.mp4$/);
  await page.getByRole("link", { name: "drugi", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Drugi z Ghosta", level: 1 })).toBeVisible();
  await page.goto("/pierwszy/");
  await expect(page).toHaveURL(/\/blog\/pierwszy$/);

  await openScreen(page, "/admin/przenies-tresc", "Przenieś treść");
  await button(page, "Cofnij import z\u00a0ghost.json").click();
  await button(page.getByRole("alertdialog"), "Cofnij import").click();
  await expect(page.getByRole("region", { name: "Cofnięto" })).toBeVisible();
  await expect.poll(async () => (await database.from("blog_posts").select("id")).data).toEqual([]);
  await expect.poll(async () => (await database.storage.from("films").list()).data).toEqual([]);
});
