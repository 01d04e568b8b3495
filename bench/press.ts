import type { Page } from "@playwright/test";
import { ready } from "../tests/support/browsers/ready.ts";
import { startSite } from "../tests/support/site.ts";
import { millisecondsAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";
import { median, slowest } from "./median.ts";

const RUNS = 5;
const desk = { width: 1350, height: 940 };
const phone = { width: 412, height: 823 };

/** Links and buttons of every kind; `leads`: to another page. */
const presses = [
  { size: desk, from: "/o-nas", pressed: 'header nav a[href="/projekty"]', leads: true },
  { size: desk, from: "/blog", pressed: "main article h2 a", leads: true },
  { size: desk, from: "/", pressed: ".reel-button", leads: false },
  { size: phone, from: "/o-nas", pressed: 'dialog a[href="/projekty"]', leads: true },
  { size: phone, from: "/case-studies", pressed: "main article h2 a", leads: true },
  { size: phone, from: "/kontakt", pressed: "form button", leads: false },
];

/** From a press to the frame that shows it, and from a click to the sign that the next page is on its way. */
export async function measurePress(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const browser = await launchChromium();
  try {
    const answers: { answer: string; times: number[] }[] = [];
    for (const { size, from, pressed, leads } of presses) {
      const down: number[] = [];
      const click: number[] = [];
      while (down.length < RUNS) {
        const page = await browser.newPage({ viewport: size });
        const cdp = await page.context().newCDPSession(page);
        await page.goto(site.url + from);
        await ready(page);
        // biome-ignore lint/plugin: What the page still loads would share the slow line with what is measured.
        await page.waitForLoadState("networkidle");
        if (pressed.startsWith("dialog")) await page.locator("header button:visible").click();
        const link = page.locator(pressed).first();
        // Without the rest that would fetch the page ahead.
        await link.scrollIntoViewIfNeeded();
        const slow = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 204_800 };
        await cdp.send("Network.emulateNetworkConditions", { offline: false, ...slow });
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
        down.push(
          await timeOfAnswer(page, "pointerdown", pressed, () =>
            link.hover().then(() => page.mouse.down()),
          ),
        );
        if (leads) click.push(await timeOfAnswer(page, "click", "html", () => page.mouse.up()));
        await page.close();
      }
      const answer = `${from}, ${pressed}`;
      answers.push({ answer, times: down });
      if (leads) answers.push({ answer: `${answer}, when it is let go`, times: click });
    }
    const budget = { atMost: millisecondsAtMost.answer };
    const what = "answer to a press on slow 4G and a slow processor";
    const { answer, times } = slowest(answers);
    const all = answers.flatMap(({ times }) => times);
    return [
      { what: `${what}, median`, value: median(all), unit: "ms", budget },
      { what: `${what}, ${answer}`, value: median(times), unit: "ms", budget },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Milliseconds from the event to the end of the frame in which the element is dimmed, or waits. */
async function timeOfAnswer(
  page: Page,
  event: "pointerdown" | "click",
  selector: string,
  press: () => Promise<void>,
): Promise<number> {
  const watched = await page.evaluateHandle(
    ([type, wanted]) => ({
      answer: new Promise<number>((resolve, reject) => {
        const { pathname } = location;
        const isShown = () => {
          const element = document.querySelector(wanted);
          if (!(element instanceof HTMLElement) || location.pathname !== pathname) return true;
          return element.dataset.pending !== undefined || getComputedStyle(element).opacity < "1";
        };
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isShown()) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null); // runs after this frame is drawn
          };
          requestAnimationFrame(look);
        };
        addEventListener(type, begin, { capture: true, once: true });
        setTimeout(() => reject(new Error(`${pathname}: ${wanted} does not answer`)), 10_000);
      }),
    }),
    [event, selector] as const,
  );
  await press();
  return watched.evaluate(({ answer }) => answer);
}
