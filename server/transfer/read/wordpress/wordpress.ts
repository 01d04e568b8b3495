import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { UNNAMED } from "../addresses.ts";
import { type Term, wordPressArchives } from "../archives.ts";
import type { Attachment, Entry, Listed, Note, PictureUse, Source } from "../entry.ts";
import { escaped, lineOf, markdownOf } from "../html/html-text.ts";
import { noteInto } from "../html/prepare-html.ts";
import { momentOf } from "../moments.ts";
import { footnotesOf, hasBlocks, wholeBlocks } from "./blocks.ts";
import { type Channel, type Item, readItems } from "./read-wxr.ts";
import { isUnlisted, seoOf } from "./seo.ts";
import { withoutShortcodes } from "./shortcodes.ts";

export type Wanted = { pages: boolean; types: readonly string[] };

const frame =
  /^(nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_block|wp_template|wp_template_part|wp_global_styles|wp_navigation|wp_font_face|wp_font_family|acf-field|acf-field-group)$/;

/** The category of what has none, by the language of the old site. */
const uncategorized = /^(uncategorized|bez-kategorii(-\d+)?)$/;
const byNumber = /^https?:\/\/[^/]+\/\?(p|attachment_id)=\d+$/;

type Site = {
  name: string;
  home: string;
  authors: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PictureUse & { parent: string }>;
  blocks: ReadonlyMap<string, string>;
};

/** Reads each file once for its list of entries. The texts are read in a second pass, one by one. */
export async function openWordPress(files: readonly string[], wanted: Wanted): Promise<Source> {
  const channel: Channel = { fields: new Map(), authors: [], terms: [] };
  const listed: Listed[] = [];
  const pictures = new Map<string, PictureUse & { parent: string }>();
  const blocks = new Map<string, string>();
  const attachments: Attachment[] = [];
  const terms = new Map<string, Term>();
  const days = new Set<string>();
  for await (const item of readAll(files, channel)) {
    const { fields } = item;
    const type = fields.get("wp:post_type") ?? "post";
    const id = fields.get("wp:post_id") ?? "";
    if (type === "attachment") {
      const picture = pictureOf(item);
      pictures.set(id, picture);
      attachments.push(attachmentOf(item, picture));
    } else {
      if (type === "wp_block") blocks.set(id, fields.get("content:encoded") ?? "");
      listed.push(listedItem(item, type, wanted));
      if (type === "post") noteArchives(item, terms, days);
    }
  }
  const home =
    originOf(channel.fields.get("wp:base_blog_url")) ?? originOf(channel.fields.get("link")) ?? "";
  const prefix = `wordpress:${home}:`;
  for (const one of listed) one.sourceId = prefix + one.sourceId;
  for (const one of attachments) one.parent = one.parent && prefix + one.parent;
  const authors = new Map(
    channel.authors.map((author) => [
      author.get("wp:author_login") ?? "",
      author.get("wp:author_display_name") ?? "",
    ]),
  );
  const site = { name: lineOf(channel.fields.get("title") ?? ""), home, authors, pictures, blocks };
  const byAddress = new Map([...pictures.values()].map((one) => [bareAddress(one.address), one]));
  return {
    name: site.name,
    home: home || null,
    listed,
    notes: [],
    archives: wordPressArchives(
      [...terms.values(), ...termsOf(channel)],
      days,
      channel.authors.flatMap((author) => author.get("wp:author_id") || []),
    ),
    pictures: [...pictures.values()].map(({ address }) => address),
    attachments,
    pictureAt: (address) => byAddress.get(bareAddress(address)) ?? null,
    async *entries() {
      for await (const item of readAll(files)) {
        const type = item.fields.get("wp:post_type") ?? "post";
        if (type === "attachment") continue;
        yield {
          sourceId: prefix + idOf(item),
          size: item.fields.get("content:encoded")?.length ?? 0,
          read: () => entryOf(item, prefix + idOf(item), site),
        };
      }
    },
  };
}

async function* readAll(files: readonly string[], channel?: Channel): AsyncGenerator<Item> {
  for (const file of files) yield* readItems(file, channel);
}

/** Removes the parameters and the size in the names of WordPress's smaller copies, such as `-300x200`. */
export function bareAddress(address: string): string {
  return address
    .replace(/^https?:/, "")
    .replace(/[?#].*/s, "")
    .replace(/-(\d+x\d+|scaled|e\d{10,})(?=\.\w+$)/g, "");
}

function noteArchives({ fields, categories }: Item, terms: Map<string, Term>, days: Set<string>) {
  for (const { domain, slug, name } of categories) {
    if (!slug || !/^(category|post_tag)$/.test(domain)) continue;
    const kind = domain === "category" ? "category" : "tag";
    terms.set(`${kind}:${slug}`, { kind, id: "", slug, name: lineOf(name), parent: "" });
  }
  const day = /^[12]\d{3}-\d\d-\d\d/.exec(fields.get("wp:post_date") ?? "")?.[0];
  if (day) days.add(day);
}

function termsOf({ terms }: Channel): Term[] {
  return terms.flatMap((term): Term[] => {
    const of = (name: string) => lineOf(term.get(name) ?? "");
    const id = of("wp:term_id");
    const category = of("wp:category_nicename");
    if (category) {
      const parent = of("wp:category_parent");
      return [{ kind: "category", id, slug: category, name: of("wp:cat_name"), parent }];
    }
    const tag = of("wp:tag_slug");
    return tag ? [{ kind: "tag", id, slug: tag, name: of("wp:tag_name"), parent: "" }] : [];
  });
}

function originOf(address: string | undefined): string | null {
  const url = parseUrl(address?.trim() ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

function idOf({ fields }: Item): string {
  return fields.get("wp:post_id") || fields.get("guid") || fields.get("link") || "";
}

function pictureOf({ fields, meta }: Item): PictureUse & { parent: string } {
  return {
    address: fields.get("wp:attachment_url")?.trim() ?? "",
    description: lineOf(meta.get("_wp_attachment_image_alt") ?? ""),
    caption: lineOf(fields.get("excerpt:encoded") ?? ""),
    parent: fields.get("wp:post_parent") ?? "",
  };
}

function attachmentOf({ fields }: Item, { address, parent }: { address: string; parent: string }) {
  const id = fields.get("wp:post_id");
  const pages = ["link", "guid"].map((name) => fields.get(name)?.trim() ?? "");
  // As `?attachment_id=`, too: app/text/redirects/other-spellings.ts.
  const plain = id ? [`/?p=${id}`] : [];
  const isInPost = parent !== "" && parent !== "0";
  return {
    file: address,
    pages: [...pages.filter((one) => one && !byNumber.test(one)), ...plain],
    parent: isInPost ? parent : "",
  };
}

function listedItem(item: Item, type: string, { pages, types }: Wanted): Listed {
  const { fields } = item;
  const status = fields.get("wp:status") ?? "publish";
  const isPost = type === "post";
  const link = fields.get("link")?.trim() ?? "";
  const guid = fields.get("guid")?.trim() ?? "";
  const id = fields.get("wp:post_id") ?? "";
  // As `?page_id=`, too: app/text/redirects/other-spellings.ts.
  const plain = id && `/?p=${id}`;
  // Feeds of comments, further pages and the pages of its pictures lie below it.
  const below = link && !link.includes("?") ? `${link}/*` : "";
  const addresses = [link, guid, plain, below, ...formerAddresses(item, link)];
  const title = lineOf(fields.get("title") ?? "");
  const comesAlong = isPost || (type === "page" && pages) || types.includes(type);
  const leftOut = ((): Note | null => {
    if (status === "trash") return { code: "bin", detail: title };
    if (status === "auto-draft") return { code: "autosave", detail: title };
    if (comesAlong) return null;
    if (frame.test(type)) return { code: "part", detail: `${type}: ${title}` };
    return type === "page"
      ? { code: "page", detail: title }
      : { code: "type", detail: `${type}: ${title}` };
  })();
  return {
    sourceId: idOf(item),
    title,
    slug: fields.get("wp:post_name") ?? "",
    addresses: addresses.filter(Boolean),
    leftOut,
  };
}

/** WordPress leads from the former slugs of a post to its present one. */
function formerAddresses({ fields, meta }: Item, link: string): string[] {
  const slug = `/${fields.get("wp:post_name")}`;
  const at = link.lastIndexOf(slug);
  if (slug === "/" || at < 0) return [];
  const former = (meta.get("_wp_old_slug") ?? "").split("\n").filter(Boolean);
  return former.map((one) => `${link.slice(0, at)}/${one}${link.slice(at + slug.length)}`);
}

function isOpen({ fields }: Item, status: string): boolean {
  return /^(publish|future)$/.test(status) && !fields.get("wp:post_password");
}

function entryOf(item: Item, sourceId: string, site: Site): Entry {
  const { fields, meta, categories } = item;
  const notes: Note[] = [];
  const note = noteInto(notes);
  const title = lineOf(fields.get("title") ?? "");
  const status = fields.get("wp:status") ?? "publish";
  if (fields.get("wp:post_password")) note("password", title);
  else if (status === "private") note("private", title);
  else if (status === "pending") note("waiting", title);
  else if (isOpen(item, status) && isUnlisted(meta)) note("unlisted", title);
  if ((fields.get("wp:post_type") ?? "post") !== "post") {
    note("asDraft", `${fields.get("wp:post_type")}: ${title}`);
  }
  if (item.comments > 0) note("comments", String(item.comments));
  if (fields.get("wp:is_sticky") === "1") note("sticky", title);
  const moment =
    momentOf(fields.get("wp:post_date_gmt") ?? "", true) ??
    momentOf(fields.get("wp:post_date") ?? "") ??
    momentOf(fields.get("pubDate") ?? "");
  const isPublic =
    (fields.get("wp:post_type") ?? "post") === "post" && isOpen(item, status) && !isUnlisted(meta);
  if (!moment && isPublic) note("dateUnknown", fields.get("wp:post_date") ?? "");
  const thumbnail = meta.get("_thumbnail_id");
  const mainPicture = (thumbnail && site.pictures.get(thumbnail)) || null;
  if (thumbnail && !mainPicture) note("mainPictureMissing", thumbnail);
  const login = fields.get("dc:creator") ?? "";
  return {
    sourceId,
    base: baseOf(item, site),
    markdown: textOf(item, site, notes),
    original: [{ html: fields.get("content:encoded") ?? "" }],
    author: lineOf(site.authors.get(login) || login),
    publishedAt: isPublic ? moment : null,
    createdAt: moment,
    tags: categories
      .filter(
        ({ domain, slug }) =>
          /^(category|post_tag)$/.test(domain) &&
          !(domain === "category" && uncategorized.test(slug)),
      )
      .map(({ name }) => lineOf(name)),
    mainPicture,
    excerpt: lineOf(fields.get("excerpt:encoded") ?? ""),
    ...seoOf(meta, { title, site: site.name }, note),
    notes,
  };
}

function textOf(item: Item, site: Site, notes: Note[]): string {
  const { fields } = item;
  const note = noteInto(notes);
  const given = fields.get("content:encoded") ?? "";
  const html = (given + enclosureOf(item, given)).replace(
    /<!--(?:more\b[^<>]*|nextpage|noteaser)-->/g,
    "\n\n",
  );
  const id = fields.get("wp:post_id") ?? "";
  const footnotes = footnotesOf(item.meta.get("footnotes") ?? "").map(
    ({ id, content }) => `<li id="${escaped(id)}">${content}</li>`,
  );
  const whole = wholeBlocks(html, {
    note,
    textOf: (ref) => site.blocks.get(ref) ?? null,
    footnotes: footnotes.length > 0 ? `<ol class="footnotes">${footnotes.join("")}</ol>` : "",
  });
  const known = withoutShortcodes(whole, {
    note,
    pictures: (ids) =>
      ids
        ? ids.flatMap((one) => site.pictures.get(one) ?? [])
        : [...site.pictures.values()].filter(({ parent }) => parent === id),
  });
  return markdownOf(known, {
    base: baseOf(item, site),
    notes,
    lines: hasBlocks(html) ? "paragraphs" : "paragraphs-and-breaks",
  });
}

/** The sound or film of a podcast, which its player shows and the text does not. */
function enclosureOf({ meta }: Item, given: string): string {
  const [address = ""] = (meta.get("enclosure") ?? "").trim().split(/\s/);
  const isNew = /^https?:\/\//.test(address) && !given.includes(address);
  return isNew ? `\n\n<audio src="${escaped(address)}"></audio>` : "";
}

function baseOf({ fields }: Item, { home }: Site): string {
  return parseUrl(fields.get("link")?.trim() ?? "", home || UNNAMED)?.href ?? `${UNNAMED}/`;
}
