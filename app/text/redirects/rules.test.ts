import { expect, test } from "vitest";
import { createRules } from "./rules.ts";

type Line = [from: string, to: string | null, kind?: string];

const rules = (...lines: Line[]) =>
  createRules(
    lines.map(([from_address, to_address, kind = to_address === null ? "gone" : "permanent"]) => ({
      ...{ from_address, to_address, kind },
    })),
  );
const permanent = (location: string) => ({ status: 301, location });

test.each([
  ["/stara.html", "/kontakt"],
  ["/STARA.html/", "/kontakt"],
  ["/stara.html?utm_source=x&A=%20b", "/kontakt?utm_source=x&A=%20b"],
  ["/?p=123", "/blog/wpis?a=1#koniec"],
  ["/?utm_source=x&p=123", "/blog/wpis?a=1&utm_source=x#koniec"],
  ["/?p=123&lang=en", "/en"],
  ["/za%C5%BC%C3%B3%C5%82%C4%87", "https://inna.example/"],
  ["/oferta/film/slubny", "/uslugi/film/slubny"],
  ["/Oferta/Film/%C5%9Alubny%20Z%3F", "/uslugi/Film/%C5%9Alubny%20Z%3f"],
  ["/oferta/", "/uslugi"],
  ["/oferta/cennik", "/kontakt"],
  ["/oferta/dron/miasto", "/drony"],
])("%s leads to %s", (from, to) => {
  const all = rules(
    ["/stara.html", "/kontakt"],
    ["/?p=123", "/blog/wpis?a=1#koniec"],
    ["/?lang=en&p=123", "/en"],
    ["/zażółć", "https://inna.example/"],
    ["/oferta/*", "/uslugi/*"],
    ["/oferta/dron*", "/drony"],
    ["/oferta/cennik", "/kontakt"],
  );
  expect(all.answer(from)).toEqual(permanent(to));
});

test.each([
  ["/wp-content/uploads/2019/05/plan-300x200.jpg", "/plik.webp"],
  ["/wp-content/uploads/2019/05/plan-scaled.jpg", "/plik.webp"],
  ["/WP-Content/uploads/2019/05/Plan-e1557000000000-300x200.JPG?w=5", "/plik.webp?w=5"],
  ["/wp-content/uploads/2019/05/kadr-1920x1080.jpg", "/kadr.webp"],
  ["/wp-content/uploads/2019/05/kadr-1920x1080-300x169.jpg", "/kadr.webp"],
  ["/wp-content/uploads/2019/05/kadr-300x169.jpg", "/blog"],
  ["/wp-content/uploads/2019/05/plan-300x200.pdf", "/blog"],
  ["/content/images/size/w600/2024/Za%C5%82oga.png", "/z.png"],
  ["/content/images/size/w600/format/webp/2024/za%C5%82oga_o.png", "/z.png"],
  ["/?attachment_id=9", "/blog/wpis"],
  ["/?page_id=9&utm_source=x", "/blog/wpis?utm_source=x"],
  ["/?attachment_id=12", "/plik.webp"],
])("%s is another spelling of an address that leads to %s", (from, to) => {
  const all = rules(
    ["/wp-content/uploads/2019/05/plan.jpg", "/plik.webp"],
    ["/wp-content/uploads/2019/05/kadr-1920x1080.jpg", "/kadr.webp"],
    ["/wp-content/uploads/*", "/blog"],
    ["/content/images/2024/załoga.png", "/z.png"],
    ["/?p=9", "/blog/wpis"],
    ["/?p=12", "/inne"],
    ["/?attachment_id=12", "/plik.webp"],
  );
  expect(all.answer(from)).toEqual(permanent(to));
});

test.each(["/", "/?p=12", "/?q=123", "/stara", "/stara.html/x", "/ofert", "/oferta-2"])(
  "no row fits %s",
  (address) => {
    const all = rules(["/stara.html", "/kontakt"], ["/?p=123", "/blog/wpis"], ["/oferta/*", "/x"]);
    expect(all.answer(address)).toBeNull();
  },
);

test("what is gone is said to be, also at the end of a way", () => {
  const all = rules(["/a", "/b"], ["/b", null]);
  expect(all.answer("/a")).toEqual({ status: 410 });
  expect(all.answer("/b?x=1")).toEqual({ status: 410 });
});

test("a way of several rows is gone in one step, for good only when each of them is", () => {
  const all = rules(["/a", "/b"], ["/b", "/c?x=1"], ["/c", "/d"], ["/e", "/b", "temporary"]);
  expect(all.answer("/a?y=2")).toEqual(permanent("/d?x=1&y=2"));
  expect(all.answer("/e")).toEqual({ status: 302, location: "/d?x=1" });
  expect(all.follow("/a")?.rows.map((row) => row.from_address)).toEqual(["/a", "/b", "/c"]);
});

test("rows that lead in a circle, or further and further, lead nowhere", () => {
  const all = rules(["/a", "/b"], ["/b", "/a"], ["/c", "/b"], ["/x*", "/x/y/*"]);
  for (const address of ["/a", "/b", "/c", "/x"]) {
    expect(all.answer(address), address).toBeNull();
    expect(all.follow(address)?.end, address).toBe("circle");
  }
});

test("the target of a beginning may lie under it", () => {
  const all = rules(["/oferta/*", "/oferta/nowa"]);
  expect(all.answer("/oferta/stara")).toEqual(permanent("/oferta/nowa"));
  expect(all.answer("/oferta/nowa")).toBeNull();
});

test("the rest of a path leads to no other site", () => {
  const all = rules(["/a*", "/*"], ["/b/*", "https://inna.example/*"]);
  expect(all.answer("/a/evil.example")).toEqual(permanent("/evil.example"));
  expect(all.answer("/b/evil.example")).toEqual(permanent("https://inna.example/evil.example"));
});
