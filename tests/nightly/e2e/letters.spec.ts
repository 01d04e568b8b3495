import { expect } from "@playwright/test";
import { visit } from "../../e2e/support/fixtures.ts";
import { signedOut, test } from "../../e2e/support/panel.ts";

test.use(signedOut);
const image_url = "/images/case-podcast-set.webp";

test("letters that Polish does not have come in the site's own typeface, where there are any", async ({
  page,
  database,
}) => {
  const posts = ["Zwykły wpis", "Jürgen Müller, Café Noël"].map((content, at) => ({
    ...{ title: "Litery", slug: `litery-${at}`, author: "Anna", image_url, content },
  }));
  await database.from("blog_posts").insert(posts).throwOnError();
  const rareLetters = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const faces = [...document.fonts].filter(({ family }) => /^"?Hanken Grotesk"?$/.test(family));
      return faces.filter((face) => !/^U\+0-/.test(face.unicodeRange)).map(({ status }) => status);
    });
  expect(await visit(page, "/blog/litery-0")).toBe(200);
  await expect.poll(rareLetters).toEqual(["unloaded"]);
  expect(await visit(page, "/blog/litery-1")).toBe(200);
  await expect.poll(rareLetters).toEqual(["loaded"]);
});
