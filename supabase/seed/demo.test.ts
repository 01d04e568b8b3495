import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { servicePages } from "../../app/content/services/all.ts";
import { blogSlug, caseStudySlug } from "../../app/text/slug.ts";
import { blogPosts, caseStudies } from "./demo.ts";

const masters = readdirSync(new URL("../../assets/pictures/", import.meta.url), {
  recursive: true,
  encoding: "utf8",
}).filter((file) => file.endsWith(".webp"));

function sectionsOf(content: string): Record<string, string> | null {
  return content.startsWith("{") ? JSON.parse(content) : null;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

const pictures = [
  ...blogPosts.flatMap((post) => [
    post.image_url,
    ...(post.content_blocks ?? []).map((block) => (block.type === "image" ? block.content : null)),
  ]),
  ...caseStudies.flatMap(picturesOf),
].filter((address) => address !== null);

function picturesOf({ image_url, gallery_images, content }: (typeof caseStudies)[number]) {
  const written = [...content.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(
    ([, address = ""]) => address,
  );
  return [image_url, ...(gallery_images ?? []), ...written];
}

describe("demo content", () => {
  it.each(blogPosts)("derives the slug from the title: $title", (post) => {
    expect(post.slug).toBe(blogSlug(post.title));
  });

  it.each(caseStudies)("derives the slug from the title: $title", (study) => {
    expect(study.slug).toBe(caseStudySlug(study.title));
  });

  it.each([...new Set(pictures)])("has a master for %s", (address) => {
    const name = address.replace(/^\/images\/(.+)\.webp$/, "$1.webp");
    expect(masters.map((file) => basename(file))).toContain(name);
  });

  it.each([...blogPosts, ...caseStudies])("is typeset but for its spaces: $title", (row) => {
    const { content, ...rest } = row;
    const texts = [...Object.values(sectionsOf(content) ?? { content }), ...textsOf(rest)];
    for (const text of texts) {
      expect(text).not.toMatch(/["'“\u00a0\u00ad\u200b-\u200f\u2060\ufeff]|\S - \S|\.\.\./);
      expect(text, "has a true minus").not.toMatch(/(?<![\p{L}\d/])[–-]\d/u);
    }
  });

  it("relates posts and case studies, and puts no case study on a service's page twice", () => {
    const slugs = servicePages.map(({ slug }) => slug);
    for (const { services } of blogPosts) expect(slugs).toEqual(expect.arrayContaining(services));
    for (const { id, services } of caseStudies) {
      expect(services).not.toEqual([]);
      for (const service of services) {
        const page = servicePages.find(({ slug }) => slug === service);
        const shown = page?.blocks.flatMap((it) => (it.kind === "portfolio" ? it.ids : []));
        expect(shown, service).toContain(id);
      }
    }
    const tags = blogPosts.flatMap((row) => row.tags).map(blogSlug);
    const pages = new Set(tags.filter((tag) => tags.filter((it) => it === tag).length >= 3));
    expect([...pages]).toEqual(["plan-zdjeciowy", "obraz", "wideo-w-sieci"]);
  });
});
