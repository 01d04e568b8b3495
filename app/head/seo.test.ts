import { describe, expect, it } from "vitest";
import { faqPage } from "./json-ld.ts";
import { type PageFacts, pageMeta } from "./seo.ts";

const matches = [{ loaderData: { siteUrl: "https://kadr.example" } }] as const;
const page: PageFacts = {
  title: "Światło na planie",
  description: "Jak ustawiamy\u00a0światło.",
  path: "/blog/swiatlo",
};

function tags(facts: Partial<PageFacts> = {}): Record<string, unknown>[] {
  return pageMeta(matches, { ...page, ...facts }).map((tag) => ({ ...tag }));
}

function content(all: Record<string, unknown>[], key: string): unknown {
  return all.find((tag) => tag.name === key || tag.property === key)?.content;
}

describe("pageMeta", () => {
  it("never cuts a description within a character", () => {
    const family = "👩🏽‍👩‍👧";
    for (const one of ["🎬", family, "👍🏿", "🇵🇱", "❤️", "z\u0307\u0323", "1️⃣"]) {
      for (const before of ["", "a", "ab", "Opis "]) {
        const all = tags({ description: before + one.repeat(260) });
        for (const key of ["description", "og:description"]) {
          const shown = String(content(all, key));
          expect(shown.slice(before.length, -1).replaceAll(one, ""), `${one}, ${before}`).toBe("");
          expect(shown.endsWith("…")).toBe(true);
        }
      }
    }
  });

  it("names the page and the agency, once", () => {
    expect(tags()).toContainEqual({ title: "Światło na planie – KADR" });
    expect(tags({ title: "KADR – agencja wideo" })).toContainEqual({
      title: "KADR – agencja wideo",
    });
  });

  it("shows the card of its own path where it is shared, and another one after a change", () => {
    const card = (facts: Partial<PageFacts>) => content(tags(facts), "og:image");
    expect(card({})).toBe("https://kadr.example/share/blog/swiatlo.jpg");
    expect(card({ path: "/" })).toBe("https://kadr.example/share/index.jpg");
    expect(card({ hidden: true })).toBe("https://kadr.example/share/index.jpg");
    expect(card({ cardVersion: "1970-01-01T00:00:01Z" })).toMatch(/swiatlo\.jpg\?v=1000$/);
  });

  it("clips a long description at a word and sets plain spaces", () => {
    expect(content(tags(), "description")).toBe("Jak ustawiamy światło.");
    const long = content(tags({ description: "słowo ".repeat(60) }), "description");
    expect(long).toMatch(/^(słowo )+słowo…$/);
    expect(String(long).length).toBeLessThanOrEqual(160);
  });

  it("says what somebody has set in place of the page's own, and shows that picture in place of the card", () => {
    const seo = {
      title: "Światło",
      description: "Krótko.",
      picture: { address: "/images/a.webp" },
    };
    const all = tags({ seo, trail: [], cardVersion: "1970-01-01T00:00:01Z" });
    expect(all).toContainEqual({ title: "Światło – KADR" });
    expect(content(all, "og:title")).toBe("Światło – KADR");
    expect(content(all, "description")).toBe("Krótko.");
    expect(content(all, "og:image")).toBe("https://kadr.example/images/a.webp");
    expect(content(all, "og:image:alt")).toBe("Światło na planie");
    // Those of the card say nothing of another picture.
    expect(content(all, "og:image:width")).toBeUndefined();
    expect(content(all, "og:image:type")).toBeUndefined();
    const known = { ...seo, picture: { address: "/images/a.webp", width: 800, height: 600 } };
    expect(content(tags({ seo: known }), "og:image:height")).toBe("600");
    expect(tags({ seo: {} })).toEqual(tags());
  });

  it("adds breadcrumbs and the structured data of the page", () => {
    const all = tags({
      trail: [{ name: "Blog", path: "/blog" }],
      jsonLd: () => [...faqPage([{ question: "Ile?", answer: "500\u00a0zł" }])],
    });
    expect(all.flatMap((tag) => tag["script:ld+json"] ?? [])).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: "https://kadr.example/" },
          { position: 2, name: "Blog", item: "https://kadr.example/blog" },
          { position: 3, name: "Światło na planie", item: "https://kadr.example/blog/swiatlo" },
        ],
      },
      { "@type": "FAQPage", mainEntity: [{ acceptedAnswer: { text: "500 zł" } }] },
    ]);
  });
});
