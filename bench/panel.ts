import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { ready } from "../tests/support/browsers/ready.ts";
import { account, writerEnv } from "../tests/support/signed-in.ts";
import { startSite } from "../tests/support/site.ts";
import { millisecondsAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";
import { median } from "./median.ts";

const ROWS = 1_000;
const MESSAGES = 10_000;
const WORDS = 10_000;
const KEYS = 60;

/** The panel with a thousand posts and ten thousand messages, and typing in a long post. */
export async function measurePanel(): Promise<Figure[]> {
  const site = await startSite({ env: writerEnv, quiet: true });
  const browser = await launchChromium();
  try {
    await addPosts(site.url);
    await addMessages(site.url);
    const page = await signIn(browser, site.url);
    await page.addInitScript(markFirstRow);
    const list = await timeOfList(page, "/admin", "/rest/v1/rpc/find_records");
    const messages = "/rest/v1/rpc/find_messages";
    const inbox = await timeOfList(page, "/admin/wiadomosci", messages);
    const found = "/admin/wiadomosci?status=all&q=swietle%20777";
    const search = await timeOfList(page, found, messages, "startTime");
    await openLongPost(page);
    const markdown = await timesOfKeys(page, page.getByLabel("Treść (Markdown)"));
    await page.getByRole("button", { name: "Edytor", exact: true }).click();
    const visual = await timesOfKeys(
      page,
      page.getByRole("textbox", { name: "Treść", exact: true }),
    );
    return [
      {
        what: `panel: list of ${ROWS} posts after its data`,
        value: list,
        unit: "ms",
        budget: { atMost: millisecondsAtMost.panelList },
      },
      {
        what: `panel: list of ${MESSAGES} messages after its data`,
        value: inbox,
        unit: "ms",
        budget: { atMost: millisecondsAtMost.panelList },
      },
      {
        what: `panel: search in ${MESSAGES} messages, with its data`,
        value: search,
        unit: "ms",
        budget: { atMost: millisecondsAtMost.panelList },
      },
      ...figuresOfKeys("Markdown", markdown),
      ...figuresOfKeys("visual", visual),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function figuresOfKeys(field: string, times: number[]): Figure[] {
  const keys = times.sort((a, b) => a - b);
  const what = `panel: a key in ${WORDS} words, ${field}`;
  const budget = { atMost: millisecondsAtMost.key };
  const value = keys[Math.floor(KEYS * 0.95)] ?? Number.NaN;
  return [
    { what: `${what}, median`, value: median(keys), unit: "ms", budget },
    { what: `${what}, 95 of 100`, value, unit: "ms", budget },
  ];
}

async function addPosts(url: string): Promise<void> {
  const auth = { persistSession: false };
  const database = createClient(url, writerEnv.SUPABASE_SECRET_KEY, { auth });
  const paragraph = "Światło pada z lewej, a cień rysuje twarz. ".repeat(10).trim();
  const words = `${paragraph}\n\n`.repeat(WORDS / 80);
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    title: `Jak przygotować się do dnia zdjęciowego, część ${at + 1}`,
    slug: `wpis-${at + 1}`,
    author: "Kuba Lis",
    content: at === ROWS - 1 ? words : "Treść",
  }));
  await database.from("blog_posts").insert(rows).throwOnError();
}

async function addMessages(url: string): Promise<void> {
  const auth = { persistSession: false };
  const database = createClient(url, writerEnv.SUPABASE_SECRET_KEY, { auth });
  for (let first = 0; first < MESSAGES; first += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      name: `Łukasz Żak ${first + at}`,
      email: `lukasz${first + at}@example.pl`,
      message: "Szukamy ekipy, która nakręci film o świetle w naszej hali. ".repeat(10),
      mail_status: "sent",
    }));
    await database.from("contact_messages").insert(rows).throwOnError();
  }
}

export async function signIn(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ ...options, baseURL });
  await page.goto("/admin/login");
  await ready(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Hasło", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Panel Administratora" }).waitFor();
  return page;
}

function markFirstRow(): void {
  const drawn = new MutationObserver(() => {
    if (!document.querySelector("tbody tr")) return;
    drawn.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("list-drawn")));
  });
  drawn.observe(document, { childList: true, subtree: true });
}

/** From the last answer of the list, or from its request, to its first row on screen. */
async function timeOfList(
  page: Page,
  path: string,
  call: string,
  from: "startTime" | "responseEnd" = "responseEnd",
): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName("list-drawn").length > 0);
  return page.evaluate(
    ([call, from]) => {
      const answers = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.includes(call));
      const [drawn] = performance.getEntriesByName("list-drawn");
      return (drawn?.startTime ?? Number.NaN) - Math.max(...answers.map((it) => it[from]));
    },
    [call, from] as const,
  );
}

async function openLongPost(page: Page): Promise<void> {
  await page.goto("/admin?q=1000");
  await page.getByRole("link", { name: / 1000$/ }).click();
}

/** From each key's event until the browser can draw what it changed. */
async function timesOfKeys(page: Page, text: Locator): Promise<number[]> {
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.evaluate(() => {
    const keys: number[] = [];
    const isSecond = "keys" in globalThis;
    Object.assign(globalThis, { keys });
    if (isSecond) return;
    const listen = ({ timeStamp }: KeyboardEvent) => {
      // A task after the frame's callbacks: layout and paint of the change are done by then.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Reflect.get(globalThis, "keys").push(performance.now() - timeStamp);
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
