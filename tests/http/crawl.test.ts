import { beforeAll, expect, test } from "vitest";
import { Html } from "./support/html.ts";
import { sharedSite } from "./support/sites.ts";

/** An address that a walk along every link from the home page met, and the page that named it first. */
type Met = { path: string; on: string; status: number; type: string; canonical?: string };

const { url: site } = await sharedSite("demo");
const met: Met[] = [];

/** Paths of this site in the attributes of a page; `srcset` names several. */
function pathsIn(source: string, from: string): string[] {
  const attributes = source.matchAll(/\s(href|src|srcset|poster)="([^"]*)"/gi);
  return [...attributes].flatMap(([, name = "", value = ""]) => {
    const isList = name.toLowerCase() === "srcset";
    return (isList ? value.split(",") : [value]).flatMap((part) => {
      const [address = ""] = part.trim().split(" ");
      const url = URL.parse(address.replaceAll("&amp;", "&"), site + from);
      return url?.origin === site && !url.pathname.startsWith("/admin") ? [url.pathname] : [];
    });
  });
}

beforeAll(async () => {
  const named = new Map([["/", "the start"]]);
  for (const [path, on] of named) {
    const answer = await fetch(site + path, { redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    const found: Met = { path, on, status: answer.status, type };
    met.push(found);
    if (!type.startsWith("text/html")) {
      await answer.body?.cancel();
      continue;
    }
    const html = new Html(await answer.text());
    // A case study can be linked by its id; its page then names the address by slug.
    found.canonical = URL.parse(html.canonical ?? "")?.pathname ?? `${path} names none`;
    for (const next of pathsIn(html.source, path)) if (!named.has(next)) named.set(next, path);
  }
});

test("every link, picture, font, style and script is there", () => {
  expect(met.filter(({ status }) => status !== 200)).toEqual([]);
  const pictures = met.filter(({ path }) => /\.(avif|webp|jpg|png|svg)$/.test(path));
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures.filter(({ type }) => !type.startsWith("image/"))).toEqual([]);
});

test("the sitemap has exactly the canonical pages that links lead to", async () => {
  const linked = new Set(met.flatMap(({ canonical }) => canonical ?? []));
  expect(linked.size).toBeGreaterThanOrEqual(31);
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = listed.map(([, url]) => new URL(url ?? "").pathname);
  expect(paths.sort()).toEqual([...linked].sort());
});
