import type { Browser, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { account, writerEnv } from "../tests/support/signed-in.ts";
import { startSite } from "../tests/support/site.ts";
import { millisecondsAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";
import { median } from "./median.ts";

const ROWS = 1_000;
const WORDS = 10_000;
const KEYS = 60;

/** The panel with a thousand posts, and typing in a long one. */
export async function measurePanel(): Promise<Figure[]> {
  const site = await startSite({ env: writerEnv, quiet: true });
  const browser = await launchChromium();
  try {
    await addPosts(site.url);
    const page = await signIn(browser, site.url);
    const list = await timeOfList(page);
    const keys = (await timesOfKeys(page)).sort((a, b) => a - b);
    const budget = { atMost: millisecondsAtMost.key };
    const what = `panel: a key in ${WORDS} words`;
    return [
      {
        what: `panel: list of ${ROWS} posts after its data`,
        value: list,
        unit: "ms",
        budget: { atMost: millisecondsAtMost.panelList },
      },
      { what: `${what}, median`, value: median(keys), unit: "ms", budget },
      {
        what: `${what}, 95 of 100`,
        value: keys[Math.floor(KEYS * 0.95)] ?? Number.NaN,
        unit: "ms",
        budget,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function addPosts(url: string): Promise<void> {
  const auth = { persistSession: false };
  const database = createClient(url, writerEnv.SUPABASE_SECRET_KEY, { auth });
  const words = "Światło pada z lewej, a cień rysuje twarz. ".repeat(WORDS / 8);
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    title: `Jak przygotować się do dnia zdjęciowego, część ${at + 1}`,
    slug: `wpis-${at + 1}`,
    author: "Kuba Lis",
    content: at === ROWS - 1 ? words : "Treść",
  }));
  await database.from("blog_posts").insert(rows).throwOnError();
}

async function signIn(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.goto("/admin/login", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Hasło", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Panel Administratora" }).waitFor();
  return page;
}

/** From the last answer of the list to its first row on screen. */
async function timeOfList(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector("tbody tr")) return;
      drawn.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("list-drawn")));
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/admin");
  await page.waitForFunction(() => performance.getEntriesByName("list-drawn").length > 0);
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes("/rest/v1/blog_posts"));
    const [drawn] = performance.getEntriesByName("list-drawn");
    return (drawn?.startTime ?? Number.NaN) - Math.max(...answers.map((it) => it.responseEnd));
  });
}

/** From each key's event until the browser can draw what it changed. */
async function timesOfKeys(page: Page): Promise<number[]> {
  await page.goto("/admin?q=1000");
  await page.getByRole("link", { name: / 1000$/ }).click();
  await page.getByLabel("Treść (Markdown)").click();
  await page.keyboard.press("Control+Home");
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(globalThis, { keys });
    const listen = ({ timeStamp }: KeyboardEvent) => {
      // A task after the frame's callbacks: layout and paint of the change are done by then.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    document.addEventListener("keydown", listen, { capture: true });
  });
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 6 === 5 ? "Space" : "a");
    await page.waitForFunction((done) => Reflect.get(globalThis, "keys").length > done, key);
  }
  return page.evaluate((): number[] => Reflect.get(globalThis, "keys"));
}
