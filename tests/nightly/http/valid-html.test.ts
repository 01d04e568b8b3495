import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caseStudy, imageBlock, post, textBlock } from "../../database/samples.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { errorsOf, type HtmlError, hasJava } from "./validator.ts";

const picture = "/images/case-agent.webp";
const everyMarkdown = `# Tytuł z \`kodem\` i *akcentem*

Zdanie **ważne**, _pochyłe_, ~~skreślone~~, \`kod\`, [link](/blog "Podpowiedź"), <https://kadr.pl>, www.kadr.pl, biuro@kadr.pl.
Druga linia\\
i trzecia, encja &copy;, \\*gwiazdka\\*, <b>HTML</b>, a 5 < 6 & „cudzysłów”[^1].

${[1, 2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} Poziom ${level}`).join("\n\n")}

Podkreślony
===

> Cytat\n>\n> > w cytacie\n>\n> - lista

- punkt
  1. numer
  2. drugi
     - głęboko
- [x] zrobione
- [ ] do zrobienia

7. od siedmiu

| Lewa | Środek | Prawa |
|:---|:---:|---:|
| a \\| b | **c** | ![](${picture}) |
| pusta | | |

| Liczba | Opis |
|---|---|
| 120% | więcej |

\`\`\`html
<script>alert("&amp;")</script>
\`\`\`

    kod z wcięciem

![Opis](${picture} "Podpis")

![](${picture})

[![zdjęcie w linku](${picture})](/blog)

https://www.youtube.com/watch?v=dQw4w9WgXcQ

***

[odnośnik][kadr], [mailto](mailto:biuro@kadr.pl), [telefon](tel:+48123123123), [zły](javascript:alert(1)), [spacje](<https://kadr.pl/a b?c="d">)

Znaki sterujące: \u0007\u000b\u0010\u001f\u007f\u009b\ufffe.

[kadr]: https://kadr.pl 'Kadr "pl"'
[^1]: Przypis z **pogrubieniem** i [linkiem](/kontakt).
`;

/** Pages that no sitemap names. */
const otherPaths = [
  "/szukaj",
  "/szukaj?q=film",
  "/szukaj?q=nic-takiego",
  "/kontakt/wyslano",
  "/nie-ma-takiej-strony",
  "/blog/nie-ma-takiego-wpisu",
  "/%E0%A4%A",
  "/admin",
  "/admin/login",
];

/**
 * Some browsers take its roles from a table whose rows CSS lays out as a grid, so they are written out
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html). The standard knows no such case:
 * it forbids them within every table that is one (https://www.w3.org/TR/html-aria/#el-td).
 */
function isRoleOfGrid({ address, message, extract }: HtmlError): boolean {
  return (
    /^\/uslugi\/[\w-]+$/.test(address) &&
    /^The “role” attribute must not be used on a “(td|th|tr)” element which has a/.test(message) &&
    /<t[dhr] role="(cell|columnheader|row|rowheader)"[^<]*>/.test(extract)
  );
}

async function fetchInto(pages: Map<string, string>, site: TestSite, paths: readonly string[]) {
  for (const path of paths) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get("content-type"), path).toMatch(/^text\/html/);
    pages.set(path, await answer.text());
  }
}

async function addRows(site: TestSite) {
  const database = databaseOf(site.url);
  const token = randomBytes(32).toString("base64url");
  const content_blocks = [
    textBlock({ content: everyMarkdown }),
    imageBlock({ content: picture, caption: `Podpis z "cudzysłowem" & <znakiem>` }),
  ];
  const odd = {
    title: `Tytuł & "cudzysłów" <b>`,
    content: everyMarkdown,
    tags: ["Film & dźwięk"],
    sources: ["https://kadr.pl/?a=„b”&c=<d>", "Książka, 12.10.2025", `https://x.pl/?q="a"`],
    seo_description: `Opis "z cudzysłowem" & <b>`,
  };
  const sections = { project_summary: everyMarkdown, results: everyMarkdown };
  const chapters = [{ at: 5, title: `Rozdział "<pierwszy>"` }];
  const film = { chapters, transcript: `Mówi: "a < b & c"` };
  const address = { from_address: "/stara", to_address: null, kind: "gone" };
  await Promise.all(
    [
      database.from("blog_posts").insert(post({ ...odd, content_blocks, slug: "wszystko" })),
      database.from("case_studies").insert(
        caseStudy({
          slug: "wszystko",
          content: JSON.stringify(sections),
          youtube_url: "https://youtu.be/dQw4w9WgXcQ",
          film,
          gallery_images: [picture, "/images/case-drone-city.webp"],
        }),
      ),
      database.from("redirects").insert(address),
    ].map((insert) => insert.throwOnError()),
  );
  const draft = post({ published_at: null });
  const { data } = await database.from("blog_posts").insert(draft).select().single().throwOnError();
  const token_hash = createHash("sha256").update(token).digest("hex");
  const link = { table_name: "blog_posts", record_id: data.id, token_hash };
  await database.from("preview_links").insert(link).throwOnError();
  return [`/podglad/${token}`, "/stara"];
}

describe.skipIf(!hasJava())("the W3C's checker of HTML", () => {
  let sites: Promise<TestSite>[] = [];
  const pages = new Map<string, string>();

  beforeAll(async () => {
    const nowhere = {
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    };
    const full = startSite({ env: { ...demoKeys, SEED: "demo" } });
    const empty = startSite({ env: nowhere });
    sites = [full, empty];
    const [site, alone] = await Promise.all([full, empty]);
    const written = await addRows(site);
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(35);
    await fetchInto(pages, site, [...listed, ...otherPaths, ...written]);
    // What pages say when the database cannot be reached.
    const failed = new Map<string, string>();
    await fetchInto(failed, alone, ["/", "/blog", "/case-studies", "/blog/1", "/szukaj?q=film"]);
    for (const [path, html] of failed) pages.set(`${path} without a database`, html);
  }, 240_000);
  // Also one that is still starting when time is up, or beside one that does not start.
  afterAll(() => Promise.allSettled(sites.map(async (site) => (await site).stop())));

  test("has nothing to say of any page", async () => {
    expect(pages.get("/blog/wszystko")).toContain("Podkreślony");
    const errors = await errorsOf(pages);
    const said = errors
      .filter((error) => !isRoleOfGrid(error))
      .map(({ address, message, extract }) => `${address}: ${message} ${extract.trim()}`);
    expect(said).toEqual([]);
  });

  test("sees what is wrong", async () => {
    const wrong = "<!doctype html><html lang=pl><title>x</title><p><img src=a.png>";
    expect(await errorsOf(new Map([["/wrong", wrong]]))).toEqual([
      { address: "/wrong", message: expect.stringContaining("alt"), extract: expect.any(String) },
    ]);
  });
});
