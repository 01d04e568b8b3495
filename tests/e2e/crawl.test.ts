import { beforeAll, describe, expect, inject, it } from "vitest";

type Page = { path: string; status: number; html: string };

const pages: Page[] = [];
const files = new Map<string, { status: number; type: string; on: string }>();

/** What an attribute of the HTML points to, as paths of this site; `srcset` names several. */
function pathsIn(html: string, from: string, site: string): { links: string[]; files: string[] } {
  const found = { links: [] as string[], files: [] as string[] };
  for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z]+)\s([^>]*)>/g)) {
    for (const [, name = "", value = ""] of attributes.matchAll(
      /(href|src|srcset|poster)="([^"]*)"/gi,
    )) {
      const addresses =
        name.toLowerCase() === "srcset"
          ? value.split(",").map((part) => part.trim().split(" ")[0] ?? "")
          : [value];
      for (const address of addresses) {
        const url = URL.parse(address.replaceAll("&amp;", "&"), `${site}${from}`);
        if (url?.origin !== site || url.pathname.startsWith("/admin")) continue;
        (tag === "a" ? found.links : found.files).push(url.pathname);
      }
    }
  }
  return found;
}

/** A case study can be linked by its id; its page then names the address by slug. */
function canonicalPath({ html, path }: Page): string {
  const [link = ""] = html.match(/<link[^>]+rel="canonical"[^>]*>/) ?? [];
  return URL.parse(/href="([^"]+)"/.exec(link)?.[1] ?? "")?.pathname ?? `${path} names none`;
}

beforeAll(async () => {
  const site = inject("demoSiteUrl");
  const queue = ["/"];
  const seen = new Set(queue);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const answer = await fetch(site + path, { redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    const html = type.startsWith("text/html") ? await answer.text() : "";
    if (html) pages.push({ path, status: answer.status, html });
    else files.set(path, { status: answer.status, type, on: "a link" });
    const found = pathsIn(html, path, site);
    for (const link of found.links) {
      if (seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
    for (const file of found.files) {
      if (files.has(file)) continue;
      const { status, headers, body } = await fetch(site + file);
      await body?.cancel();
      files.set(file, { status, type: headers.get("content-type") ?? "", on: path });
    }
  }
});

describe("a walk along every link from the home page", () => {
  it("reaches the whole site", () => {
    expect(pages.length).toBeGreaterThanOrEqual(31);
  });

  it("meets no broken page", () => {
    expect(pages.filter((page) => page.status !== 200).map((page) => page.path)).toEqual([]);
  });

  it("meets no broken picture, font, style or script", () => {
    expect([...files].filter(([, file]) => file.status !== 200)).toEqual([]);
    const pictures = [...files].filter(([path]) => /\.(avif|webp|jpg|png|svg)$/.test(path));
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter(([, file]) => !file.type.startsWith("image/"))).toEqual([]);
  });

  it("finds exactly one h1 and a title of its own on each page", () => {
    for (const { path, html } of pages) {
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    }
    const own = pages.filter((page) => canonicalPath(page) === page.path);
    const titles = own.map(({ html }) => /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]);
    expect(titles.filter((title) => !title)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("finds in the sitemap exactly the canonical pages that links lead to", async () => {
    const xml = await (await fetch(`${inject("demoSiteUrl")}/sitemap.xml`)).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? "").pathname,
    );
    expect(listed.sort()).toEqual([...new Set(pages.map(canonicalPath))].sort());
  });
});
