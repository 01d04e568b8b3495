import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { UNNAMED } from "../addresses.ts";
import { TooSlow, withinBudget } from "../budget.ts";
import type { Entry, Listed, Source } from "../entry.ts";
import { decodeText } from "../files/encodings.ts";
import { lineOf } from "../html/html-text.ts";
import { noteInto } from "../html/prepare-html.ts";
import { ImportProblem } from "../notes.ts";
import {
  type Fields,
  type FrontMatter,
  list,
  readFrontMatter,
  recordOf,
  words,
} from "./front-matter.ts";
import { type Generator, generatorOf, type Kind, kindOf } from "./kind-of-file.ts";
import { ownMarkdown } from "./own-markdown.ts";
import { publicationOf } from "./publication.ts";

/** Other front matter that this site uses, or that does not concern a post. */
const used = new Set(
  "title slug date pubdate publishdate published published_at publish_date draft author authors tags tag categories category keywords description summary excerpt image cover featured_image featuredimage heroimage hero thumbnail feature_image images url permalink path aliases redirect_from seo_title meta_title seo_description meta_description lastmod updated updateddate modified published_date publisheddate created created_at createdat layout type weight toc math comments".split(
    " ",
  ),
);

type Wanted = { home: string | null; pages: boolean; name?: string | undefined };
type File = {
  name: string;
  kindOf: (fields: Fields) => Kind;
  sourceId: string;
  pages: boolean;
  generator: Generator;
};

/** Markdown with front matter, as Hugo, Jekyll and Astro have it. */
export async function openMarkdownFolder(
  folder: string,
  { home, pages, name = path.basename(path.resolve(folder)) }: Wanted,
): Promise<Source> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|mdx|markdown)$/i.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/(^|\/)(node_modules|\.[^/]*)(\/|$)/.test(file))
    .sort();
  if (found.length === 0) {
    throw new ImportProblem({ code: "noMarkdown" }, `${folder} has no Markdown files.`);
  }
  const generator = generatorOf(readdirSync(folder), found);
  const files = found.map(
    (file): File => ({
      name: file,
      sourceId: `markdown:${name}:${file}`,
      pages,
      generator,
      kindOf: (fields) => kindOf(file, fields, { generator, day: nameOf(file).day }),
    }),
  );
  const read = (file: File) =>
    readFrontMatter(decodeText(readFileSync(path.join(folder, file.name))));
  // Generators name a file by its path, or by the end of it, with or without its extension.
  const fileOf = (given: string) => {
    const wanted = `/${given.replace(/^\/+|\.\w+$/g, "")}`;
    const ends = (file: string) => `/${file.replace(/(\/_?index)?\.\w+$/, "")}`.endsWith(wanted);
    return found.find(ends) ?? null;
  };
  return {
    name,
    home,
    listed: files.map((file) => listedFile(file, () => withinBudget(() => read(file)))),
    notes: [],
    pictures: [],
    pictureAt: () => null,
    async *entries() {
      for (const file of files) {
        const { size } = statSync(path.join(folder, file.name));
        yield { sourceId: file.sourceId, size, read: () => entryOf(file, read(file), fileOf) };
      }
    },
  };
}

function listedFile(file: File, read: () => FrontMatter): Listed {
  const { name, sourceId, pages, generator } = file;
  const nothing = { sourceId, title: name, slug: "", addresses: [] };
  try {
    const { fields } = read();
    const kind = file.kindOf(fields);
    if (Object.keys(fields).length === 0) {
      const isPart = typeof kind === "object" && kind.code === "part";
      return { ...nothing, leftOut: isPart ? kind : { code: "noFrontMatter", detail: "" } };
    }
    const { day, slug } = nameOf(name);
    const title = lineOf(words(fields.title)) || slug;
    if (typeof kind === "object" && !(kind.code === "page" && pages)) {
      return { ...nothing, title, leftOut: kind };
    }
    const own = words(fields.slug) || slug;
    const addresses = [
      ...[fields.url, fields.permalink].map(words).filter((one) => !one.includes(":")),
      // Of Gatsby and Zola.
      ...[words(fields.path)].filter((one) => /^\/[^:]*$/.test(one)),
      ...list(fields.aliases),
      ...list(fields.redirect_from),
      ...addressesOf(name, own, day),
      ...(generator === "jekyll" && day ? [underCategories(fields, own, day)] : []),
    ];
    return {
      sourceId,
      title,
      slug: own,
      leftOut: null,
      addresses: addresses
        .filter(Boolean)
        .map((one) => (/^(\/|https?:)/.test(one) ? one : `/${one}`)),
    };
  } catch (error) {
    if (error instanceof TooSlow)
      return { ...nothing, leftOut: { code: "textTooSlow", detail: "" } };
    const detail = error instanceof Error ? error.message : String(error);
    return { ...nothing, leftOut: { code: "failed", detail } };
  }
}

/** Jekyll writes the day before the name; a folder with `index.md` has the name itself. */
function nameOf(file: string): { day: string; slug: string; language: string } {
  const parts = file.replace(/\.\w+$/, "").split("/");
  // Hugo writes the language after the name.
  const [, bare = "", language = ""] =
    /^(.+?)(?:\.([a-z]{2}(?:-[a-z]{2})?))?$/i.exec(parts.at(-1) ?? "") ?? [];
  const name = bare === "index" ? (parts.at(-2) ?? "index") : bare;
  const [, year, month = "", date = "", rest = name] =
    /^(\d{4})-(\d\d?)-(\d\d?)-(.+)$/.exec(name) ?? [];
  const day = year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : "";
  return { day, slug: rest, language: language.toLowerCase() };
}

function addressesOf(file: string, slug: string, day: string): string[] {
  const folder = file
    .replace(/(\/index)?(\.[a-z]{2}(-[a-z]{2})?)?\.\w+$/i, "")
    .replace(/^(src\/)?(content|pages)\//, "")
    .split("/")
    .slice(0, -1)
    .filter((name) => !/^_(posts|drafts)$/.test(name));
  const under = [...folder, slug].join("/");
  const dated = day && [...folder, ...day.split("-"), slug].join("/");
  const { language } = nameOf(file);
  // The main language of a site has no folder of its own.
  if (language && language !== "pl") return [`/${language}/${under}`, `/${file}`];
  return [`/${under}`, `/${file}`, ...(dated ? [`/${dated}.html`, `/${dated}`] : [])];
}

/** Where Jekyll puts a post unless it is told otherwise. */
function underCategories(fields: Fields, slug: string, day: string): string {
  const names = ["categories", "category"].flatMap((name) => listOf(fields[name], "jekyll"));
  return `/${[...names, ...day.split("-"), slug].join("/")}.html`;
}

/** Jekyll reads a text as a list of words. */
function listOf(value: unknown, generator: Generator): string[] {
  const isWords = generator === "jekyll" && typeof value === "string" && !value.includes(",");
  return isWords ? value.split(/\s+/).filter(Boolean) : list(value);
}

function entryOf(
  file: File,
  { fields, body }: FrontMatter,
  fileOf: (name: string) => string | null,
): Entry {
  const { name, sourceId } = file;
  const kind = file.kindOf(fields);
  const base = new URL(name, `${UNNAMED}/`).href;
  const { day } = nameOf(name);
  const isDraftFolder = kind === "draft";
  const place = { file: name, day, isDraftFolder, isPost: typeof kind !== "object" };
  const { notes, ...publication } = publicationOf(fields, place);
  const note = noteInto(notes);
  for (const [name, value] of Object.entries(fields)) {
    const text = words(value) || JSON.stringify(value);
    if (!used.has(name) && text && text !== "null") note("frontMatter", `${name}: ${text}`);
  }
  return {
    sourceId,
    base,
    notes,
    ...publication,
    markdown: ownMarkdown(body, base, notes, fileOf),
    original: [{ markdown: body }],
    author: [...list(fields.author), ...list(fields.authors)].join(", "),
    tags: ["tags", "tag", "categories", "category", "keywords"].flatMap((name) =>
      listOf(fields[name], file.generator),
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
  for (const name of pictureFields) {
    const value = fields[name];
    const one: unknown = Array.isArray(value) ? value[0] : value;
    const record = recordOf(one);
    const of = (...names: string[]) => names.map((name) => words(record.get(name))).find(Boolean);
    const given = words(one) || of("src", "image", "url", "path");
    const address = given && parseUrl(given, base)?.href;
    if (address) return { address, description: of("alt") ?? "", caption: of("caption") ?? "" };
  }
  return null;
}
