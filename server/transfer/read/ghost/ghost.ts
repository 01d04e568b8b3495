import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { UNNAMED } from "../addresses.ts";
import { ghostArchives } from "../archives.ts";
import type { Entry, Listed, Note, Source } from "../entry.ts";
import { decodeText } from "../files/encodings.ts";
import { lineOf, markdownOf } from "../html/html-text.ts";
import { noteInto } from "../html/prepare-html.ts";
import { ownMarkdown } from "../markdown/own-markdown.ts";
import { momentOf } from "../moments.ts";
import { ImportProblem } from "../notes.ts";
import { type Card, listOf, type Part, recordOf, textOf } from "./cards.ts";
import { lexicalParts } from "./lexical.ts";
import { mobiledocParts } from "./mobiledoc.ts";

type Wanted = { pages: boolean; home: string | null };
type Post = { post: Card; meta: Card; authors: string[]; tags: string[]; url: string };

/** Ghost writes its export as one JSON, which is read whole: it holds texts only. */
const MOST_BYTES = 200 * 1024 * 1024;

export async function openGhost(file: string, { pages, home: given }: Wanted): Promise<Source> {
  const { posts, tags } = postsOf(await readExport(file), path.basename(file));
  const home = given ?? originOf(posts);
  const prefix = `ghost:${home ?? ""}:`;
  const byId = new Map(posts.map((one) => [prefix + idOf(one), one]));
  return {
    name: path.basename(file),
    home,
    listed: [...byId].map(([sourceId, one]) => listedPost(sourceId, one, pages)),
    notes: posts.length > byId.size ? [{ code: "failed", detail: "posts without an id" }] : [],
    archives: ghostArchives(tags),
    pictures: [],
    pictureAt: () => null,
    async *entries() {
      for (const [sourceId, one] of byId) {
        const size = lengthOf(one);
        yield { sourceId, size, read: () => entryOf(sourceId, one, home ?? UNNAMED) };
      }
    },
  };
}

async function readExport(file: string): Promise<unknown> {
  if ((await stat(file)).size > MOST_BYTES) {
    throw new ImportProblem(
      { code: "tooLarge" },
      `${file} is larger than an export of Ghost can be.`,
    );
  }
  const text = decodeText(await readFile(file));
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const line = text.slice(0, at).split("\n").length;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem(
      { code: "json", line },
      `${path.basename(file)}:${line}: ${reason} Nothing was imported.`,
    );
  }
}

/** Ghost's own export has tables; its tools for moving write each post with what belongs to it. */
function postsOf(json: unknown, name: string): { posts: Post[]; tags: Map<string, string> } {
  const top = recordOf(json);
  const [database] = listOf(top.db);
  const data = recordOf(database?.data ?? top.data ?? top.result ?? json);
  if (!Array.isArray(data.posts)) {
    throw new ImportProblem(
      { code: "notGhost" },
      `${name} is no export of Ghost: it has no posts.`,
    );
  }
  const names = (table: unknown) =>
    new Map(listOf(table).map((row) => [textOf(row.id), textOf(row.name)]));
  const [users, tags] = [names(data.users), names(data.tags)];
  const metas = new Map(listOf(data.posts_meta).map((row) => [textOf(row.post_id), row]));
  const related = (table: unknown, id: string, of: Map<string, string>, key: string) =>
    listOf(table)
      .filter((row) => textOf(row.post_id) === id)
      .sort((one, other) => Number(one.sort_order) - Number(other.sort_order))
      .map((row) => of.get(textOf(row[key])) ?? "")
      .filter(Boolean);
  const slugs = listOf(data.tags).map((row): [string, string] => [
    textOf(row.slug),
    textOf(row.name),
  ]);
  const posts = listOf(data.posts).map((row): Post => {
    const post = "data" in row ? recordOf(row.data) : row;
    const id = textOf(post.id);
    const inner = (value: unknown) => textOf(recordOf(recordOf(value).data).name);
    const owned = [post.author, ...listOf(post.authors)].map(inner).filter(Boolean);
    return {
      post,
      meta: { ...post, ...metas.get(id) },
      authors: [
        ...new Set([
          ...related(data.posts_authors, id, users, "author_id"),
          ...owned,
          ...[users.get(textOf(post.author_id)) ?? ""].filter(Boolean),
        ]),
      ],
      tags: [
        ...related(data.posts_tags, id, tags, "tag_id"),
        ...listOf(post.tags).map(inner).filter(Boolean),
      ],
      url: textOf(row.url),
    };
  });
  return { posts, tags: new Map(slugs.filter(([slug, name]) => slug && !name.startsWith("#"))) };
}

function lengthOf({ post }: Post): number {
  return Math.max(
    ...["html", "mobiledoc", "lexical", "plaintext"].map((name) => textOf(post[name]).length),
  );
}

function idOf({ post, url }: Post): string {
  return textOf(post.id) || url || textOf(post.comment_id) || textOf(post.slug);
}

function originOf(posts: readonly Post[]): string | null {
  for (const { url, post } of posts) {
    const found = parseUrl(url || textOf(post.canonical_url));
    if (found && /^https?:$/.test(found.protocol)) return found.origin;
  }
  return null;
}

function listedPost(sourceId: string, { post, url }: Post, pages: boolean): Listed {
  const title = lineOf(textOf(post.title));
  const isPage = textOf(post.type) === "page" || post.page === 1 || post.page === true;
  const [slug, uuid] = [textOf(post.slug), textOf(post.uuid)];
  return {
    sourceId,
    title,
    slug,
    addresses: [url, slug && `/${slug}/`, uuid && `/p/${uuid}/`].filter(Boolean),
    leftOut: isPage && !pages ? { code: "page", detail: "" } : null,
  };
}

function isOpen(post: Card): boolean {
  const visibility = textOf(post.visibility) || "public";
  const isOut = /^(published|scheduled)$/.test(textOf(post.status));
  return isOut && visibility === "public" && !hasPaywall(post);
}

/** Whether visitors saw only the beginning of the text. */
function hasPaywall(post: Card): boolean {
  return (
    textOf(post.html).includes("<!--members-only-->") ||
    /"type":\s*"paywall"/.test(textOf(post.lexical)) ||
    /"(card-)?paywall"/.test(textOf(post.mobiledoc))
  );
}

function entryOf(sourceId: string, { post, meta, authors, tags }: Post, base: string): Entry {
  const notes: Note[] = [];
  const note = noteInto(notes);
  const isPage = textOf(post.type) === "page" || post.page === 1 || post.page === true;
  if (isPage) note("asDraft", "page");
  const isPublished = isOpen(post);
  const status = textOf(post.status);
  if (status === "sent") note("mailed", "");
  else if (!isPublished && /^(published|scheduled)$/.test(status)) {
    note("membersOnly", hasPaywall(post) ? "paywall" : textOf(post.visibility));
  } else if (!/^(published|scheduled|draft)$/.test(status)) note("hidden", `status: ${status}`);
  for (const field of ["codeinjection_head", "codeinjection_foot"]) {
    if (textOf(post[field])) note("code", textOf(post[field]).slice(0, 200));
  }
  if (post.featured === true || post.featured === 1) note("sticky", "");
  const moment =
    momentOf(textOf(post.published_at), true) ?? momentOf(textOf(post.created_at), true);
  const isDraft = isPage || !isPublished || !moment;
  if (isPublished && !moment) note("dateUnknown", textOf(post.published_at));
  const whole = (html: string) => html.replaceAll("__GHOST_URL__", base);
  const parts = partsOf(post, note).map(
    (part): Part =>
      "markdown" in part ? { markdown: whole(part.markdown) } : { html: whole(part.html) },
  );
  const markdown = parts
    .map((part) =>
      "markdown" in part
        ? ownMarkdown(part.markdown, `${base}/`, notes)
        : markdownOf(part.html, { base: `${base}/`, notes }),
    )
    .filter(Boolean)
    .join("\n\n");
  const picture = whole(textOf(post.feature_image));
  const address = picture && parseUrl(picture, `${base}/`)?.href;
  return {
    sourceId,
    base: `${base}/`,
    markdown,
    original: parts,
    author: lineOf(authors.join(", ")),
    publishedAt: isDraft ? null : moment,
    createdAt: moment,
    // Ghost's internal tags begin with this sign and are not shown to visitors.
    tags: tags.filter((tag) => !tag.startsWith("#")),
    mainPicture: address
      ? {
          address,
          description: lineOf(textOf(meta.feature_image_alt)),
          caption: lineOf(textOf(meta.feature_image_caption)),
        }
      : null,
    seoTitle: textOf(meta.meta_title),
    seoDescription: textOf(meta.meta_description),
    excerpt: lineOf(textOf(post.custom_excerpt)),
    notes,
  };
}

/** The HTML that Ghost rendered holds every card. The source is read only where that HTML is missing. */
function partsOf(post: Card, note: ReturnType<typeof noteInto>): Part[] {
  const [html, lexical, mobiledoc] = ["html", "lexical", "mobiledoc"].map((name) =>
    textOf(post[name]),
  );
  if (html) return [{ html }];
  if (lexical) return joined(lexicalParts(lexical, note));
  return mobiledoc ? joined(mobiledocParts(mobiledoc, note)) : [];
}

/** Joins adjacent pieces of HTML, so that lists and paragraphs are not split. */
function joined(parts: Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && "html" in last && "html" in part) last.html += part.html;
    else whole.push({ ...part });
  }
  return whole;
}
