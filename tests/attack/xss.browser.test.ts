import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { test, visit } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { hostileAddresses, markup } from "./payloads.ts";

const administrator = { email: "admin@kadr.example", password: "correct horse battery" };

let site: TestSite;
let database: SupabaseClient;

beforeAll(async () => {
  site = await startSite({
    env: {
      ...demoKeys,
      SEED: "none",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  database = createClient(site.url, demoKeys.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false },
  });
  await plant();
});
afterAll(() => site?.stop());

/** Pictures that do not exist are asked for, of this site; a foreign request still fails the test. */
const visitor = () => ({
  site: site.url,
  bypassCSP: true,
  expected: [/^(?!foreign:).*Failed to load/],
});

const line = (payload: string) => payload.replace(/\p{Cc}/gu, " ").trim();
const section = (at: number) => markup.filter((_, i) => i % 5 === at).join("\n\n");

/** Every payload stands in a block of its own, in a title with an excerpt, and among others in a text. */
async function plant(): Promise<void> {
  const pages = [markup.slice(0, 150), markup.slice(150)];
  const posts = pages.map((payloads, at) => ({
    title: `Wpis ${at}`,
    slug: `wpis-${at}`,
    author: line(payloads[at] ?? "").slice(0, 120),
    content: payloads.join("\n\n"),
    content_blocks: payloads.flatMap((content, i) => [
      { id: randomUUID(), type: "text", content },
      ...(i % 10 === 0
        ? [{ id: randomUUID(), type: "image", content: "/x", caption: content.slice(0, 500) }]
        : []),
    ]),
    sources: [...hostileAddresses, ...payloads.slice(0, 60)].map(line),
  }));
  const titled = markup.map((payload, at) => ({
    title: line(payload).slice(0, 200),
    slug: `tytul-${at}`,
    author: line(payload).slice(0, 120),
    content: payload,
    image_url: "/x",
  }));
  await database.from("blog_posts").insert(posts).throwOnError();
  await database.from("blog_posts").insert(titled).throwOnError();
  const [project_summary, process, results, conclusions, final_summary] = [0, 1, 2, 3, 4].map(
    section,
  );
  const texts = { project_summary, process, results, conclusions, final_summary };
  const studies = ["</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>'].map(
    (payload, at) => ({
      title: payload,
      slug: `projekt-${at}`,
      client: payload,
      industry: payload,
      summary: section(at).slice(0, 2000),
      content: at === 0 ? JSON.stringify(texts) : section(at),
      youtube_url: "https://www.youtube.com/watch?v='onmouseover='alert(1)",
      gallery_images: ["/x'onerror='alert(1)", "/x`onerror=`alert(1)"],
    }),
  );
  await database.from("case_studies").insert(studies).throwOnError();
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

/** What stands in the document and must not, whether or not it has run yet. */
function findForeignMarkup(page: Page | ReturnType<Page["frames"]>[number]): Promise<string[]> {
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
      ":not(h2,h3,h4,h5,h6,p,a,em,strong,del,code,pre,blockquote,ul,ol,li,hr,br,img,input,section,table,thead,tbody,tr,th,td,sup)";
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

const pages = [
  ...["/blog/wpis-0", "/blog/wpis-1", "/blog", "/"],
  ...["/case-studies/projekt-0", "/case-studies/projekt-1", "/case-studies"],
];

for (const path of pages) {
  test(`${path} shows what was written, and runs nothing of it`, async ({ openWindow }) => {
    // Without the policy, which would stop what slips through: nothing may slip through.
    const { page } = await openWindow(visitor());
    const effects = await listen(page);
    expect(await visit(page, path)).toBe(200);
    await settled(page);
    expect(await findForeignMarkup(page)).toEqual([]);
    expect(effects).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test("nor does it on the way through the list, when the page is made in the browser", async ({
  openWindow,
}) => {
  const { page } = await openWindow(visitor());
  const effects = await listen(page);
  await visit(page, "/blog/wpis-1");
  await page.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
  await page.waitForURL("**/blog");
  await page.locator('a[href="/blog/wpis-0"]').first().click();
  await page.waitForURL("**/blog/wpis-0");
  await page.locator(".prose").first().waitFor();
  await settled(page);
  expect(await findForeignMarkup(page)).toEqual([]);
  expect(effects).toEqual([]);
});

test("nor in the panel: its list, its form and its preview", async ({ openWindow }) => {
  const visitorKey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
  const { data } = await createClient(site.url, visitorKey, {
    auth: { persistSession: false },
  }).auth.signInWithPassword(administrator);
  const { page } = await openWindow(visitor());
  const effects = await listen(page);
  await page.addInitScript(
    (session) => localStorage.setItem("kadr-session", session),
    JSON.stringify(data.session),
  );
  await page.goto("/admin");
  await page.locator("h1", { hasText: "Panel Administratora" }).waitFor();
  await page
    .getByRole("button", { name: /^Edytuj: / })
    .first()
    .waitFor();
  expect(await findForeignMarkup(page)).toEqual([]);
  await page.goto("/admin?edit=1");
  await page.getByRole("tab", { name: "Podgląd" }).click();
  await page.frameLocator("iframe >> nth=1").locator(".prose").first().waitFor();
  await settled(page);
  for (const frame of page.frames()) expect(await findForeignMarkup(frame)).toEqual([]);
  expect(effects).toEqual([]);
});

test("documents for machines stay whole", async ({ openWindow }) => {
  const { page } = await openWindow(visitor());
  await page.goto("/healthz");
  const broken = await page.evaluate(async () => {
    const problems: string[] = [];
    for (const path of ["/blog/rss.xml", "/sitemap.xml"]) {
      const text = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      if (parsed.querySelector("parsererror, script, img, svg, iframe")) problems.push(path);
    }
    return problems;
  });
  expect(broken).toEqual([]);
});

test("a field for an address takes none that is not one", async () => {
  for (const address of hostileAddresses) {
    const row = { title: "x", slug: "adres", author: "x", image_url: address };
    const picture = await database.from("blog_posts").insert(row);
    expect(picture.error?.code, `picture ${address}`).toBe("23514");
    const film = await database
      .from("case_studies")
      .update({ youtube_url: address })
      .eq("slug", "projekt-0");
    expect(film.error?.code, `film ${address}`).toBe("23514");
  }
});
