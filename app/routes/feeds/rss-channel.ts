import { agency } from "~/content/agency/agency.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { element, htmlText, xmlResponse, xmlText } from "./xml.ts";

export type FeedItem = {
  /** Stays when the slug or the site's domain changes, so that no reader shows an entry twice. */
  guid: string;
  title: string;
  path: string;
  publishedAt: string;
  author?: string;
  summary: string;
  /** The whole text, made by our own markdown renderer. */
  html?: string | undefined;
};

type Channel = { title: string; description: string; list: string; items: readonly FeedItem[] };

export function rssResponse(siteUrl: string, { title, description, list, items }: Channel) {
  const channel = element(
    "channel",
    element("title", xmlText(`${agency.name} – ${title}`)),
    element("link", xmlText(siteUrl + list)),
    element("description", xmlText(plainSpaces(description))),
    element("language", "pl"),
    `<atom:link href="${xmlText(siteUrl + list)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemOf(item, siteUrl)),
  );
  return xmlResponse(
    "application/rss+xml",
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">${channel}</rss>`,
  );
}

function itemOf({ guid, title, path, publishedAt, author, summary, html }: FeedItem, site: string) {
  const link = site + path;
  return element(
    "item",
    element("title", xmlText(plainSpaces(title))),
    element("link", xmlText(link)),
    `<guid isPermaLink="false">${guid}</guid>`,
    publishedAt !== "" && element("pubDate", new Date(publishedAt).toUTCString()),
    author !== undefined && element("dc:creator", xmlText(plainSpaces(author))),
    element("description", xmlText(htmlText(plainSpaces(summary)))),
    html !== undefined && element("content:encoded", xmlText(readAnywhere(html, site, link))),
  );
}

/** Outside of the site an address has to be whole, and a reader takes one size of a picture. */
function readAnywhere(html: string, site: string, page: string): string {
  return html
    .replace(/<source [^<>]*>/g, "")
    .replace(/ (?:srcset|sizes)="[^"]*"/gi, "")
    .replace(/ (href|src)="(\/(?!\/)|#)/g, (_, name, sign) =>
      sign === "#" ? ` ${name}="${page}#` : ` ${name}="${site}/`,
    );
}
