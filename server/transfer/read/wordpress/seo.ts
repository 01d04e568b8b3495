import { lineOf } from "../html/html-text.ts";
import type { NoteCode } from "../notes.ts";

const titles = ["_yoast_wpseo_title", "rank_math_title", "_aioseo_title", "_aioseop_title"];
const descriptions = [
  "_yoast_wpseo_metadesc",
  "rank_math_description",
  "_aioseo_description",
  "_aioseop_description",
];
/** `%%title%%` of Yoast, `%title%` of Rank Math, `#post_title` of All in One SEO. */
const patterns: [pattern: RegExp, name: "title" | "site" | "separator" | "nothing"][] = [
  [/%%?(post_)?title%%?|#post_title\b/g, "title"],
  [/%%?(sitename|site_title|blog_title)%%?|#(site|blog)_title\b/g, "site"],
  [/%%?sep%%?|#separator_sa\b/g, "separator"],
  [/%%?page%%?/g, "nothing"],
];

/** Where plugins say that search engines shall not show a post: Yoast, Rank Math, SEOPress, The SEO Framework, All in One SEO. */
const hiding: [key: string, value: RegExp][] = [
  ["_yoast_wpseo_meta-robots-noindex", /^1$/],
  ["rank_math_robots", /noindex/],
  ["_seopress_robots_index", /^(yes|1)$/],
  ["_genesis_noindex", /^1$/],
  ["_aioseop_noindex", /^(on|1)$/],
];

export function isUnlisted(meta: ReadonlyMap<string, string>): boolean {
  return hiding.some(([key, value]) => value.test(meta.get(key)?.trim() ?? ""));
}

export type Seo = { seoTitle: string; seoDescription: string };

export function seoOf(
  meta: ReadonlyMap<string, string>,
  facts: { title: string; site: string },
  note: (code: NoteCode, detail: string) => void,
): Seo {
  const read = (keys: string[]) => {
    const given = keys.map((key) => meta.get(key)?.trim()).find(Boolean) ?? "";
    const words = { ...facts, separator: "–", nothing: "" };
    const filled = patterns.reduce(
      (text, [pattern, name]) => text.replace(pattern, () => words[name]),
      lineOf(given),
    );
    if (!/%%?\w+%%?|#[a-z]+_[a-z]+/.test(filled)) return filled.replace(/\s+/g, " ").trim();
    note("seoPattern", given);
    return "";
  };
  for (const key of [
    "_yoast_wpseo_canonical",
    "rank_math_canonical_url",
    "_aioseo_canonical_url",
  ]) {
    const address = meta.get(key)?.trim();
    if (address) note("seoLeftOut", `canonical: ${address}`);
  }
  return { seoTitle: read(titles), seoDescription: read(descriptions) };
}
