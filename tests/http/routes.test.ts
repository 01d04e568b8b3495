import { expect, test } from "vitest";
import { getHtml, read } from "./support/html.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

test.each([
  ["/", ["O NAS", "CASE STUDIES", "SKONTAKTUJ SIĘ!", "5000–15 000", "7–14", "4–12"]],
  ["/kontakt", ["9:00–17:00", "10:00–14:00", "Katowice, Polska", "+48 32 000 00 11"]],
  ["/uslugi/podcasty", ["24-bit/48 kHz", "500 zł"]],
  ["/uslugi/strony-internetowe", ["3000", "8000", "15 000", "99,5%", "4–12 tygodni"]],
  ["/uslugi/live-streaming", ["2000", "5000–15 000"]],
  ["/uslugi/marketing-content", ["2500", "4500", "8000"]],
  ["/uslugi/nagrania-dronem", ["7–14 dni", "zwykle od 2500 do 9000 zł netto."]],
  ["/projekty", ["2750+", "+450k", "5 000 000+", "30 000+"]],
])("%s has the fixed wording", async (path, texts) => {
  const html = await (await fetch(site + path)).text();
  const shown = read(html.replace(/<script[\s\S]*?<\/script>/g, ""));
  for (const text of texts) expect(shown).toContain(text);
});

test.each([
  ["/projekty", ["YouTube Management", "Video Marketing", "Content Creation", "CASE STUDIES"]],
  ["/case-studies", ["Case Studies"]],
  ["/", ["Case studies", "Live streaming", "Marketing content", "Social media"]],
  ["/uslugi", ["Live streaming", "Marketing content", "Social media"]],
  ["/uslugi/live-streaming", ["Live streaming"]],
])("%s marks its English terms as English", async (path, terms) => {
  const { html } = await getHtml(site + path);
  const english = html.source.matchAll(/<(\w+) [^>]*lang="en"[^>]*>([\s\S]*?)<\/\1>/g);
  expect([...english].map(([, , text = ""]) => read(text))).toEqual(expect.arrayContaining(terms));
});

test.each(["/nie-ma", "/admin/xyz", "/uslugi/pranie-dywanow", "/case-studies/999999"])(
  "%s is not found, on a designed page that is not stored",
  async (path) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toMatch(/<h1[\s>]/);
  },
);

test.each([
  ["/contact", "/kontakt"],
  ["/projects", "/projekty"],
])("the former English %s points to %s", async (path, right) => {
  const { status, html } = await getHtml(site + path);
  expect([status, html.hrefs().includes(right)]).toEqual([404, true]);
});

test.each(["/blog/", "/uslugi/grafika/"])(
  "%s redirects to the address without its slash",
  async (path) => {
    const response = await fetch(`${site}${path}?utm_source=x`, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(`${path.slice(0, -1)}?utm_source=x`);
  },
);

test.each(["/admin", "/admin/wiadomosci", "/admin/login"])(
  "%s says that it needs JavaScript, and sends no password without it",
  async (path) => {
    const html = await (await fetch(site + path)).text();
    expect(html).toContain("Panel nie działa bez JavaScriptu.");
    if (path !== "/admin/login") return;
    // A browser that has no script yet would put the password into the address.
    expect(html).toMatch(/<form [^>]*method="dialog"/);
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
  },
);
