import { expect, test } from "vitest";
import { withCardVersion } from "./card-addresses.ts";

const pageWith = (address: string) =>
  `<meta property="og:image" content="https://kadr.example/share${address}"/>`;
const blog = { path: "/blog", title: "Blog", agency: "KADR" };
const about = { path: "/o-nas", title: "O nas", agency: "KADR" };
const original = JSON.stringify([blog, about]);
const changed = (...value: object[]) => [
  { file: "share-cards", name: "shareCards", original, value },
];

test("a card gets another address when it says something else, and keeps it until then", () => {
  const page = pageWith("/o-nas.jpg");
  expect(withCardVersion(page, [])).toBe(page);
  expect(withCardVersion(page, changed({ ...blog, title: "Dziennik" }, about))).toBe(page);
  const own = withCardVersion(page, changed(blog, { ...about, title: "My" }));
  expect(own).toMatch(/^<meta [^>]*\/share\/o-nas\.jpg\?v=[\da-f]{14}"\/>$/);
  expect(withCardVersion(page, changed(blog, { ...about, title: "Wy" }))).not.toBe(own);
});

test("cards of rows follow the card of their list, beside their own version", () => {
  const renamed = changed({ ...blog, agency: "Studio" }, about);
  expect(withCardVersion(pageWith("/blog/swiatlo.jpg?v=123"), renamed)).toMatch(
    /swiatlo\.jpg\?v=123-[\da-f]{14}"/,
  );
  expect(withCardVersion(pageWith("/tag/studio.jpg"), renamed)).toMatch(/\?v=[\da-f]{14}"/);
  expect(withCardVersion(pageWith("/nowa/strona.jpg"), renamed)).toBe(pageWith("/nowa/strona.jpg"));
});
