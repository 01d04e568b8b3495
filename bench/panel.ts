import { type Browser, chromium, type Page } from "playwright";
import { openPanel, type Panel, sheet, startPanel } from "../tests/support/panel.ts";
import { plainGet } from "../tests/support/raw-request.ts";
import type { Figure } from "./figure.ts";

const ROWS = 1_000;
const WORDS = 10_000;
const KEYS = 60;

/** A thousand posts: what an editor feels in their list and in a long one, what a visitor is sent. */
export async function measurePanel(): Promise<Figure[]> {
  const [panel, browser] = await Promise.all([
    startPanel(),
    chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }),
  ]);
  try {
    await fill(panel);
    const list = await measureList(browser, panel);
    const { median, slowest } = await measureTyping(browser, panel);
    return [
      ...(await measureLongList(panel.url)),
      {
        what: `panel: list of ${ROWS} posts after its data`,
        value: list,
        unit: "ms",
        budget: { atMost: 300 },
      },
      {
        what: `panel: a key in ${WORDS} words, median`,
        value: median,
        unit: "ms",
        budget: { atMost: 50 },
      },
      {
        what: `panel: a key in ${WORDS} words, 95 of 100`,
        value: slowest,
        unit: "ms",
        budget: { atMost: 50 },
      },
    ];
  } finally {
    await browser.close();
    await panel.stop();
  }
}

async function fill({ database }: Panel): Promise<void> {
  const words = "Światło pada z lewej, a cień rysuje twarz. ".repeat(WORDS / 8);
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    title: `Jak przygotować się do dnia zdjęciowego, część ${at + 1}`,
    slug: `wpis-${at + 1}`,
    author: "Kuba Lis",
    content: at === ROWS - 1 ? words : "Treść",
  }));
  for (let first = 0; first < ROWS; first += 250) {
    await database
      .from("blog_posts")
      .insert(rows.slice(first, first + 250))
      .throwOnError();
  }
}

async function measureLongList(site: string): Promise<Figure[]> {
  const ask = () => plainGet(`${site}/blog`, { "Accept-Encoding": "br" });
  const { body } = await ask();
  const began = performance.now();
  await ask();
  const took = performance.now() - began;
  const what = `blog list with ${ROWS} posts`;
  return [
    {
      what: `${what}: HTML, brotli`,
      value: body.length / 1_000,
      unit: "kB",
      budget: { atMost: 200 },
    },
    { what: `${what}: cached answer`, value: took, unit: "ms", budget: { atMost: 10 } },
  ];
}

/** From the last answer of the list to its first row on screen. */
async function measureList(browser: Browser, panel: Panel): Promise<number> {
  const page = await browser.newPage({ baseURL: panel.url });
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector("tbody tr")) return;
      drawn.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("list-drawn")));
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await openPanel(page, panel);
  await page.waitForFunction(() => performance.getEntriesByName("list-drawn").length > 0);
  const took = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/rest/v1/blog_posts")) as PerformanceResourceTiming[];
    const [drawn] = performance.getEntriesByName("list-drawn");
    return (drawn?.startTime ?? Number.NaN) - Math.max(...answers.map((it) => it.responseEnd));
  });
  await page.close();
  return took;
}

/** From the key's event until the browser can draw what it changed. */
async function measureTyping(browser: Browser, panel: Panel) {
  const page = await browser.newPage({ baseURL: panel.url });
  await openPanel(page, panel, "?q=1000");
  await page.getByRole("link", { name: / 1000$/ }).click();
  const text = sheet(page).getByLabel("Treść (Markdown)");
  await text.click();
  await page.keyboard.press("Control+Home");
  await recordKeys(page);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 6 === 5 ? "Space" : "a");
    await page.waitForFunction(
      (done) => (globalThis as unknown as { keys: number[] }).keys.length > done,
      key,
    );
  }
  const keys = await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
  await page.close();
  keys.sort((a, b) => a - b);
  return {
    median: keys[KEYS / 2] ?? Number.NaN,
    slowest: keys[Math.floor(KEYS * 0.95)] ?? Number.NaN,
  };
}

function recordKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(globalThis, { keys });
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        // A task after the frame's callbacks: layout and paint of the change are done by then.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => keys.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}
