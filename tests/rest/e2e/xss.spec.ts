import { randomUUID } from "node:crypto";
import { expect, type Frame, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { hostileAddresses, markup } from "../../attack/payloads.ts";
import { openDatabase, siteEnv, visit, test as withSite } from "../../e2e/support/fixtures.ts";
import { signedIn, signIn } from "../../e2e/support/panel.ts";
import { startSite } from "../../support/site.ts";

const test = withSite.extend({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ env: { ...siteEnv, SEED: "none" } });
      await plant(openDatabase(site.url));
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// Without the policy, which would stop what slips through: nothing may slip through.
test.use({ bypassCSP: true });
test.beforeEach(({ expectedErrors }) => {
  // Pictures that do not exist are asked for, of this site; a foreign request still fails the test.
  expectedErrors.push(/^(?!foreign:).*Failed to load/);
});

const line = (payload: string) => payload.replace(/\p{Cc}/gu, " ").trim();
const section = (at: number) => markup.filter((_, i) => i % 5 === at % 5).join("\n\n");
const sourceLists = (parts: number) => {
  const all = [...hostileAddresses, ...markup].map(line);
  const each = Math.ceil(all.length / parts);
  return Array.from({ length: parts }, (_, at) => all.slice(at * each, (at + 1) * each));
};

/** Every payload stands in every field that takes it: alone, and among the others. */
async function plant(database: SupabaseClient): Promise<void> {
  const pages = [markup.slice(0, 150), markup.slice(150)];
  const sources = sourceLists(4);
  const posts = pages.map((payloads, at) => ({
    title: `Wpis ${at}`,
    slug: `wpis-${at}`,
    author: line(payloads[at] ?? "").slice(0, 120),
    content: payloads.join("\n\n"),
    content_blocks: payloads.map((content) => ({ id: randomUUID(), type: "text", content })),
    sources: sources[at] ?? [],
  }));
  const captioned = pages.map((payloads, at) => ({
    title: `Podpisy ${at}`,
    slug: `podpisy-${at}`,
    author: "Autor",
    content_blocks: payloads.map((payload) => {
      return { id: randomUUID(), type: "image", content: "/x", caption: payload.slice(0, 500) };
    }),
    sources: sources[at + 2] ?? [],
  }));
  const titled = markup.map((payload, at) => ({
    title: line(payload).slice(0, 200),
    slug: `tytul-${at}`,
    author: line(payload).slice(0, 120),
    content: payload,
    image_url: "/x",
  }));
  await database.from("blog_posts").insert(posts).throwOnError();
  await database.from("blog_posts").insert(captioned).throwOnError();
  await database.from("blog_posts").insert(titled).throwOnError();
  // Turned by one each time, so that every payload is once in each of the five.
  const texts = (at: number) => ({
    project_summary: section(at),
    process: section(at + 1),
    results: section(at + 2),
    conclusions: section(at + 3),
    final_summary: section(at + 4),
  });
  const told = (payload: string) => ({
    title: line(payload).slice(0, 200),
    client: line(payload).slice(0, 120),
    industry: line(payload).slice(0, 120),
    summary: payload.slice(0, 2000),
  });
  const studies = [0, 1, 2, 3, 4, 5].map((at) => ({
    ...told(at % 2 ? "</script><script>alert(1)</script>" : '"><img src=x onerror=alert(1)>'),
    slug: `projekt-${at}`,
    content: at < 5 ? JSON.stringify(texts(at)) : markup.join("\n\n"),
    youtube_url: "https://www.youtube.com/watch?v='onmouseover='alert(1)",
    gallery_images: ["/x'onerror='alert(1)", "/x`onerror=`alert(1)"],
  }));
  await database.from("case_studies").insert(studies).throwOnError();
  const titledStudies = markup.map((payload, at) => ({ ...told(payload), slug: `tytul-${at}` }));
  await database.from("case_studies").insert(titledStudies).throwOnError();
}

/** Listens for everything that a payload could do, before any of it is there. */
async function listen(page: Page): Promise<string[]> {
  const effects: string[] = [];
  await page.exposeBinding("tellEffect", (_source, effect: string) => effects.push(effect));
  await page.addInitScript(() => {
    const tell = (effect: string) =>
      (globalThis as unknown as { tellEffect: (effect: string) => void }).tellEffect(effect);
    for (const name of ["alert", "prompt", "confirm", "print"]) {
      Object.defineProperty(globalThis, name, { value: () => tell(name) });
    }
    Object.defineProperty(globalThis, "ran", { set: () => tell("ran") });
    addEventListener("securitypolicyviolation", (event) => tell(`policy: ${event.blockedURI}`));
  });
  page.on("dialog", (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on("popup", (popup) => effects.push(`window: ${popup.url()}`));
  return effects;
}

/** Elements that must not be in the document, whether or not they have run yet. */
function findForeignMarkup(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const may = /^(https?|ircs?|mailto|xmpp|tel):$/;
    for (const element of document.querySelectorAll("body *")) {
      const shown = element.outerHTML.slice(0, 120);
      for (const { name, value } of element.attributes) {
        if (name.startsWith("on")) found.push(`handler: ${shown}`);
        if (/^(xlink:)?href$|^(form)?action$|^src$/.test(name)) {
          const own = name === "src" && value.startsWith("data:image/");
          const protocol = URL.parse(value, location.origin)?.protocol ?? "https:";
          if (!own && !may.test(protocol)) found.push(`${name}: ${shown}`);
        }
      }
      if (
        element.matches("iframe:not([title]), object, embed, base, meta, form[action]:not([class])")
      ) {
        found.push(shown);
      }
    }
    const strange =
      ":not(h2,h3,h4,h5,h6,p,a,em,strong,del,code,pre,blockquote,ul,ol,li,hr,br,img,input,section,.wide,table,thead,tbody,tr,th,td,sup,figure,figcaption)";
    for (const text of document.querySelectorAll(".prose")) {
      for (const element of text.querySelectorAll(strange))
        found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  });
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

test("there are enough payloads to mean something", () => {
  expect(markup.length).toBeGreaterThan(200);
});

const pages = {
  posts: [
    "/blog/wpis-0",
    "/blog/wpis-1",
    "/blog/podpisy-0",
    "/blog/podpisy-1",
    "/blog",
    "/wszystkie/blog",
    "/",
  ],
  "case studies": [
    ...[0, 1, 2, 3, 4, 5].map((at) => `/case-studies/projekt-${at}`),
    "/case-studies",
  ],
};

for (const [kind, paths] of Object.entries(pages)) {
  test(`${kind} show what was written, and run nothing of it`, async ({ context }) => {
    test.slow();
    for (const path of paths) {
      const page = await context.newPage();
      const effects = await listen(page);
      expect(await visit(page, path)).toBe(200);
      await settled(page);
      expect(await findForeignMarkup(page), path).toEqual([]);
      expect(effects, path).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.close();
    }
  });
}

test("no title, author or summary breaks out of a head or a feed", async ({ page }) => {
  await page.goto("/healthz");
  const paths = markup.flatMap((_, at) =>
    at % 4 > 0 ? [`/blog/tytul-${at}`] : [`/blog/tytul-${at}`, `/case-studies/tytul-${at}`],
  );
  const { read, broken } = await page.evaluate(readAsBrowser, paths);
  expect(broken).toEqual([]);
  expect(read).toBe(paths.length);
  const strange = await page.evaluate(async () => {
    const feeds = ["/blog/rss.xml", "/sitemap.xml"].map(async (path) => {
      const text = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return parsed.querySelector("parsererror, script, img, svg, iframe")?.outerHTML ?? null;
    });
    return Promise.all(feeds);
  });
  expect(strange).toEqual([null, null]);
});

/** Reads each page as a browser would, and compares its scripts with those of the page before. */
async function readAsBrowser(paths: string[]): Promise<{ read: number; broken: string[] }> {
  const broken: string[] = [];
  const usual = new Map<string, string>();
  let read = 0;
  for (const path of paths) {
    const answer = await fetch(path);
    if (answer.status !== 200) broken.push(`${path}: ${answer.status}`);
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
    const scripts = [...parsed.scripts].map((script) => `${script.type} ${script.src}`).join();
    const kind = path.split("/")[1] ?? "";
    if ((usual.get(kind) ?? scripts) !== scripts) broken.push(`${path}: other scripts`);
    usual.set(kind, scripts);
    for (const data of parsed.querySelectorAll("script[type='application/ld+json']")) {
      JSON.parse(data.textContent ?? "");
    }
    if (parsed.head.querySelector(":not(meta, title, link, script, style, noscript)")) {
      broken.push(`${path}: strange head`);
    }
    if (parsed.querySelector("meta[http-equiv], base")) broken.push(`${path}: leads away`);
    for (const element of parsed.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const leads = /^(xlink:)?href$|^(form)?action$/.test(name);
        const protocol = leads && URL.parse(value, location.origin)?.protocol;
        if (name.startsWith("on") || /^(javascript|vbscript|data):$/.test(protocol || "")) {
          broken.push(`${path}: ${element.outerHTML.slice(0, 120)}`);
        }
      }
    }
    read++;
  }
  return { read, broken };
}

test("nor does it when the page is made in the browser", async ({ page }) => {
  const effects = await listen(page);
  await visit(page, "/blog/wpis-1");
  await page.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
  await page.waitForURL("**/blog");
  const more = page.getByRole("button", { name: "Wczytaj następne" });
  // The address changes before the page, and the post that is left links to the oldest, too.
  await expect(more).toBeVisible();
  const oldest = page.locator('a[href="/blog/wpis-0"]').first();
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    await expect(oldest).toBeAttached({ timeout: 1_000 });
  }).toPass();
  expect(await findForeignMarkup(page)).toEqual([]);
  await oldest.click();
  await page.waitForURL("**/blog/wpis-0");
  await expect(page.locator(".prose").first()).toBeVisible();
  await settled(page);
  expect(await findForeignMarkup(page)).toEqual([]);
  expect(effects).toEqual([]);
});

test("nor in the panel: its list, its form and its preview", async ({ browser, site }) => {
  const storageState = signedIn(site.url, await signIn(site.url));
  const context = await browser.newContext({ bypassCSP: true, storageState });
  const page = await context.newPage();
  const effects = await listen(page);
  await page.goto("/admin");
  await expect(page.locator("h1", { hasText: "Panel Administratora" })).toBeVisible();
  const edit = page.getByRole("button", { name: "Edytuj", exact: true });
  await expect(edit.first()).toBeVisible();
  expect(await findForeignMarkup(page)).toEqual([]);
  await page.goto("/admin?edit=1");
  await page.getByRole("tab", { name: "Podgląd" }).click();
  await expect(page.frameLocator("iframe >> nth=1").locator(".prose").first()).toBeVisible();
  await settled(page);
  for (const frame of page.frames()) expect(await findForeignMarkup(frame)).toEqual([]);
  expect(effects).toEqual([]);
  await context.close();
});
