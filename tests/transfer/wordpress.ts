type Item = {
  id: number;
  title?: string;
  content?: string;
  fields?: Record<string, string>;
  meta?: Record<string, string>;
  terms?: string;
};

export const home = "https://stara.example";

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** An `<item>` as WordPress writes it; a published post where the fields do not say otherwise. */
export function item({
  id,
  title = `Wpis ${id}`,
  content = "",
  fields = {},
  meta = {},
  terms = "",
}: Item) {
  const all = {
    link: `${home}/2019/05/wpis-${id}/`,
    guid: `${home}/?p=${id}`,
    "dc:creator": "ola",
    "wp:post_name": `wpis-${id}`,
    "wp:post_type": "post",
    "wp:status": "publish",
    "wp:post_date": "2019-05-04 12:30:00",
    "wp:post_date_gmt": "2019-05-04 10:30:00",
    ...fields,
  };
  return `<item><title>${title}</title><wp:post_id>${id}</wp:post_id>
<content:encoded>${cdata(content)}</content:encoded>
${Object.entries(all)
  .map(([name, value]) => `<${name}>${cdata(value)}</${name}>`)
  .join("\n")}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join("\n")}
${terms}</item>`;
}

export function attachment(
  id: number,
  file: string,
  alt: string,
  caption = "",
  parent = 0,
  page = `?attachment_id=${id}`,
): string {
  return item({
    id,
    fields: {
      "wp:post_type": "attachment",
      "wp:status": "inherit",
      link: `${home}/${page}${page.startsWith("?") ? "" : "/"}`,
      guid: `${home}/wp-content/uploads/${file}`,
      "wp:attachment_url": `${home}/wp-content/uploads/${file}`,
      "excerpt:encoded": caption,
      "wp:post_parent": String(parent),
    },
    meta: { _wp_attachment_image_alt: alt },
  });
}

export function wxr(items: readonly string[], before = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
${before}<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Stara strona</title><link>${home}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${home}</wp:base_blog_url>
<wp:author><wp:author_id>7</wp:author_id><wp:author_login>ola</wp:author_login><wp:author_display_name>${cdata("Ola Nowak")}</wp:author_display_name></wp:author><wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>drony</wp:category_nicename><wp:cat_name>Filmy z drona</wp:cat_name></wp:category>
${items.join("\n")}
</channel></rss>`;
}
