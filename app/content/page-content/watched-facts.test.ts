import { expect, test } from "vitest";
import { originals } from "~/content/page-content/originals.ts";
import { formatNumber } from "~/text/numbers.ts";
import { placesOf, watchFacts } from "./watched-facts.ts";

test("a price, an hour and a name are found where a page says them, and shown as they are", () => {
  const { facts, watched } = watchFacts(originals);
  const price = formatNumber(facts.prices?.website.small ?? 0);
  const from = facts["opening-hours"]?.days[0]?.from;
  const email = facts.office?.email;
  const footer = `<footer><a href="mailto:${email}">${email}</a></footer>`;
  const pages = [
    {
      path: "/",
      html: `<p>Strony od <b>${price}</b> zł &amp; więcej</p><p>3000 klatek</p>${footer}`,
    },
    { path: "/kontakt", html: `<dd>Pn–Pt ${from}</dd>${footer}<script>"${price}"</script>` },
    {
      path: "/dane",
      html: `<script type="application/ld+json">{"email":"${email}"}</script>`,
    },
  ];
  const places = placesOf(watched, pages);
  expect(places.prices).toEqual({
    "website.small": [{ sentence: "Strony od 3000 zł & więcej", pages: ["/"] }],
  });
  expect(places["opening-hours"]).toEqual({
    "days.0.from": [{ sentence: "Pn–Pt 9:00", pages: ["/kontakt"] }],
  });
  expect(places.office?.email).toEqual([
    { sentence: "kontakt@kadr.example", pages: ["/", "/kontakt"] },
    { sentence: null, pages: ["/dane"] },
  ]);
});
