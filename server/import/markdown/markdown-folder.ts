import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseUrl } from "../../../app/text/addresses/parse-url.ts";
import { UNNAMED } from "../addresses.ts";
import type { Entry, Listed, Note, Source } from "../entry.ts";
import { lineOf } from "../html/html-text.ts";
import { noteInto } from "../html/prepare-html.ts";
import { momentOf } from "../moments.ts";
import { ImportProblem } from "../problem.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { ownMarkdown } from "./own-markdown.ts";

type Fields = FrontMatter["fields"];

const skipped = /^(node_modules|_site|public|dist|resources|themes|vendor|\..*)$/;
/** Other front matter that this site uses, or that does not concern a post. */
const used = new Set(
  "title slug date pubdate publishdate published published_at publish_date draft author authors tags tag categories category keywords description summary excerpt image cover featured_image featuredimage heroimage hero thumbnail feature_image images url permalink aliases redirect_from seo_title meta_title seo_description meta_description lastmod updated updateddate modified layout type weight toc math comments".split(
    " ",
  ),
);

/** Markdown with front matter, as Hugo, Jekyll and Astro have it. */
export async function openMarkdownFolder(
  folder: string,
  home: string | null,
  name = path.basename(path.resolve(folder)),
): Promise<Source> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|mdx|markdown)$/i.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((name) => skipped.test(name)))
    .sort();
  if (files.length === 0) {
    throw new ImportProblem({ code: "noMarkdown" }, `${folder} has no Markdown files.`);
  }
  const read = (file: string) => readFrontMatter(readFileSync(path.join(folder, file), "utf8"));
  const idOf = (file: string) => `markdown:${name}:${file}`;
  return {
    name,
    home,
    listed: files.map((file) => listedFile(file, idOf(file), () => read(file))),
    notes: [],
    pictures: [],
    pictureAt: () => null,
    async *entries() {
      for (const file of files) {
        const sourceId = idOf(file);
        yield { sourceId, read: () => entryOf(sourceId, file, read(file)) };
      }
    },
  };
}

function listedFile(file: string, sourceId: string, read: () => FrontMatter): Listed {
  const nothing = { sourceId, title: file, slug: "", addresses: [], isDraft: true };
  try {
    const { fields } = read();
    if (Object.keys(fields).length === 0) {
      return { ...nothing, leftOut: { code: "noFrontMatter", detail: "" } };
    }
    if (/(^|\/)_index\.\w+$/.test(file)) {
      return { ...nothing, leftOut: { code: "part", detail: "section of Hugo" } };
    }
    const { day, slug } = nameOf(file);
    const title = lineOf(words(fields.title)) || slug;
    const own = words(fields.slug) || slug;
    const addresses = [
      ...[fields.url, fields.permalink].map(words).filter((one) => !one.includes(":")),
      ...[...list(fields.aliases), ...list(fields.redirect_from)],
      ...addressesOf(file, own, day),
    ];
    return {
      sourceId,
      title,
      slug: own,
      leftOut: null,
      isDraft: isDraft(file, fields),
      addresses: addresses
        .filter(Boolean)
        .map((one) => (/^(\/|https?:)/.test(one) ? one : `/${one}`)),
    };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ...nothing, leftOut: { code: "failed", detail } };
  }
}

/** Jekyll writes the day before the name; a folder with `index.md` has the name itself. */
function nameOf(file: string): { day: string; slug: string } {
  const parts = file.replace(/\.\w+$/, "").split("/");
  const name = parts.at(-1) === "index" ? (parts.at(-2) ?? "index") : (parts.at(-1) ?? "");
  const [, day = "", rest = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  return { day, slug: rest };
}

function addressesOf(file: string, slug: string, day: string): string[] {
  const folder = file
    .replace(/(\/index)?\.\w+$/, "")
    .replace(/^(src\/)?(content|pages)\//, "")
    .split("/")
    .slice(0, -1)
    .filter((name) => !/^_(posts|drafts)$/.test(name));
  const under = [...folder, slug].join("/");
  const dated = day && [...folder, ...day.split("-"), slug].join("/");
  return [`/${under}`, `/${file}`, ...(dated ? [`/${dated}.html`, `/${dated}`] : [])];
}

function isDraft(file: string, fields: Fields): boolean {
  return (
    fields.draft === true ||
    fields.draft === "true" ||
    fields.published === false ||
    /(^|\/)_drafts\//.test(file)
  );
}

function entryOf(sourceId: string, file: string, { fields, body }: FrontMatter): Entry {
  const notes: Note[] = [];
  const note = noteInto(notes);
  const base = new URL(file, `${UNNAMED}/`).href;
  const dates = ["date", "pubdate", "publishdate", "publish_date", "published_at", "published"];
  const given = dates.map((name) => words(fields[name])).find((one) => /^\d{4}/.test(one));
  const moment = momentOf(given ?? nameOf(file).day);
  const draft = isDraft(file, fields);
  if (!moment && !draft) note("dateUnknown", given ?? file);
  for (const [name, value] of Object.entries(fields)) {
    const text = words(value) || JSON.stringify(value);
    if (!used.has(name) && text && text !== "null") note("frontMatter", `${name}: ${text}`);
  }
  return {
    sourceId,
    base,
    notes,
    markdown: ownMarkdown(body, base, notes),
    author: [...list(fields.author), ...list(fields.authors)].join(", "),
    publishedAt: draft ? null : (moment ?? new Date().toISOString()),
    createdAt: moment,
    tags: ["tags", "tag", "categories", "category", "keywords"].flatMap((name) =>
      list(fields[name]),
    ),
    mainPicture: mainPictureOf(fields, base),
    seoTitle: words(fields.seo_title) || words(fields.meta_title),
    seoDescription: words(fields.seo_description) || words(fields.meta_description),
    excerpt: words(fields.description) || words(fields.summary) || words(fields.excerpt),
  };
}

const pictureFields =
  "image cover featured_image featuredimage heroimage hero feature_image thumbnail images".split(
    " ",
  );

function mainPictureOf(fields: Fields, base: string) {
  const value = pictureFields.map((name) => fields[name]).find(Boolean);
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const record = typeof one === "object" && one !== null ? new Map(Object.entries(one)) : null;
  const of = (...names: string[]) =>
    names.map((name) => words(record?.get(name))).find(Boolean) ?? "";
  const address = parseUrl(record ? of("src", "image", "url", "path") : words(one), base)?.href;
  if (!value || !address) return null;
  return { address, description: of("alt"), caption: of("caption") };
}

function words(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" || typeof value === "bigint" ? String(value) : "";
}

/** Accepts a list or a single value. Hugo and Astro may write a record, of which the name counts. */
function list(value: unknown): string[] {
  if (typeof value === "string")
    return value
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === "string" ? [one.trim()] : list(one)));
  if (typeof value === "object" && value !== null && "name" in value) return list(value.name);
  return [words(value)].filter(Boolean);
}
