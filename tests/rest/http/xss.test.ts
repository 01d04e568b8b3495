import type { Element, Nodes } from "hast";
import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { expect, test } from "vitest";
import {
  hostileCaseStudies,
  hostileCaseStudyTitles,
  hostilePosts,
  hostilePostTitles,
} from "../../attack/rows.ts";
import { add } from "../../http/support/rows.ts";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf } from "../../support/demo-keys.ts";

const { url: site } = await sharedSite("writable");
const database = databaseOf(site);

function* elementsOf(node: Nodes, ancestors: Element[] = []): Generator<[Element, Element[]]> {
  if (node.type === "element") yield [node, ancestors];
  if (!("children" in node)) return;
  const inside = node.type === "element" ? [...ancestors, node] : ancestors;
  for (const child of node.children) {
    if (child.type !== "doctype") yield* elementsOf(child, inside);
  }
}

const inProse = new Set(
  "h2 h3 h4 h5 h6 p a em strong del code pre blockquote ul ol li hr br img input section div table thead tbody tr th td sup figure figcaption".split(
    " ",
  ),
);
const isProse = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes("prose");
const inHead = new Set(["meta", "title", "link", "script", "style", "noscript"]);
const never = new Set(["object", "embed", "base", "frame", "frameset", "marquee", "math"]);

/** What a browser would find in a page that no page of ours has, and its scripts: what breaks out makes another. */
function parse(html: string) {
  const found: string[] = [];
  const scripts: string[] = [];
  for (const [element, ancestors] of elementsOf(fromHtmlIsomorphic(html))) {
    const { tagName, properties } = element;
    const tell = (what: string) => found.push(`${what}: ${tagName} ${JSON.stringify(properties)}`);
    const isHead = ancestors.at(-1)?.tagName === "head";
    // The map of changed files comes and goes with words that other tests publish on this site.
    const isFileMap = isHead && properties.type === "importmap";
    if (tagName === "script" && !isFileMap) scripts.push(`${properties.type} ${properties.src}`);
    if (never.has(tagName) || (isHead && !inHead.has(tagName))) tell("strange");
    if (tagName === "iframe" && !properties.title) tell("frame");
    if (tagName === "meta" && (properties.httpEquiv || !isHead)) tell("meta");
    if (ancestors.some(isProse) && !inProse.has(tagName)) tell("in a text");
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) tell("handler");
      if (!/^(xLink:?)?href$|^(form)?action$|^src$/i.test(name)) continue;
      const protocol = URL.parse(String(value), site)?.protocol ?? "https:";
      const isIcon = isHead && String(properties.rel) === "icon";
      const isPicture = (name === "src" || isIcon) && String(value).startsWith("data:image/");
      if (!isPicture && !/^(https?|ircs?|mailto|xmpp|tel):$/.test(protocol)) tell("address");
    }
  }
  return { found, scripts };
}

async function read(path: string): Promise<string> {
  const answer = await fetch(site + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test.each([
  ["blog_posts", "/blog/", hostilePosts(), hostilePostTitles()],
  ["case_studies", "/case-studies/", hostileCaseStudies(), hostileCaseStudyTitles()],
] as const)(
  "of %s nothing runs or breaks out, in no page and no list",
  async (table, path, texts, titled) => {
    await add(database, table, texts);
    await add(database, table, titled);
    const usual = parse(await read(path + titled[0]?.slug)).scripts;
    for (const { slug } of [...texts, ...titled]) {
      const html = await read(path + slug);
      expect(parse(html), slug).toEqual({ found: [], scripts: usual });
      for (const [, json = ""] of html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      )) {
        JSON.parse(json);
      }
    }
    const list = await read(`/wszystkie${path.slice(0, -1)}`);
    expect(list).toContain(titled.at(-1)?.slug);
    expect(parse(list).found).toEqual([]);
  },
);
