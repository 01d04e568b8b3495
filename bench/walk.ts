import type { Page } from "@playwright/test";
import { ready } from "../tests/support/browsers/ready.ts";
import { startSite } from "../tests/support/site.ts";
import { millisecondsAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";
import { median, slowest } from "./median.ts";

const RUNS = 5;

/** Slow 4G as Lighthouse has it, or the line as it is; `rest`: how long a pointer rests on a link. */
const lines = [
  { name: "", rest: 200, latency: 0, bytesPerSecond: -1 },
  { name: " on slow 4G", rest: 500, latency: 150, bytesPerSecond: 204_800 },
];

/** One way to each kind of page. */
const ways: [from: string, link: string][] = [
  ["/o-nas", 'header nav a[href="/uslugi"]'],
  ["/o-nas", 'header nav a[href="/projekty"]'],
  ["/o-nas", 'header nav a[href="/case-studies"]'],
  ["/o-nas", 'header nav a[href="/blog"]'],
  ["/o-nas", 'header nav a[href="/kontakt"]'],
  ["/o-nas", 'header nav a[href="/"]'],
  ["/uslugi", 'main a[href="/uslugi/podcasty"]'],
  ["/blog", 'main a[href^="/blog/"]:not([tabindex])'],
  ["/case-studies", 'main a[href^="/case-studies/"]:not([tabindex])'],
];

/** From a click on a link until the heading of the next page is painted. */
export async function measureWalk(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const browser = await launchChromium();
  try {
    const figures: Figure[] = [];
    for (const { name, rest, latency, bytesPerSecond } of lines) {
      const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
      const cdp = await page.context().newCDPSession(page);
      const network = { offline: false, uploadThroughput: bytesPerSecond };
      const line = { ...network, latency, downloadThroughput: bytesPerSecond };
      const free = { ...network, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      const steps: { step: string; times: number[] }[] = [];
      for (const [from, link] of ways) {
        const times: number[] = [];
        while (times.length < RUNS) {
          await cdp.send("Network.emulateNetworkConditions", free);
          await page.goto(site.url + from);
          await ready(page);
          // biome-ignore lint/plugin: What the page still loads would share the slow line with what is measured.
          await page.waitForLoadState("networkidle");
          await cdp.send("Network.emulateNetworkConditions", line);
          times.push(await timeOfStep(page, link, rest));
        }
        steps.push({ step: `${from}, ${link}`, times });
      }
      await page.close();
      const budget = { atMost: millisecondsAtMost.nextPage };
      const what = `next page after resting on a link${name}`;
      const all = steps.flatMap(({ times }) => times);
      const { step, times } = slowest(steps);
      figures.push({ what: `${what}, median`, value: median(all), unit: "ms", budget });
      figures.push({ what: `${what}, ${step}`, value: median(times), unit: "ms", budget });
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function timeOfStep(page: Page, selector: string, rest: number): Promise<number> {
  const link = page.locator(selector).first();
  const path = (await link.getAttribute("href")) ?? "";
  const painted = headingPainted(page, path);
  await link.hover();
  // biome-ignore lint/plugin: The visitor's rest on the link is what is measured.
  await page.waitForTimeout(rest);
  await link.click();
  return painted;
}

/** Milliseconds from the click's event to the frame after the new heading was laid out. */
function headingPainted(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("main h1");
        const text = before?.textContent;
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              const heading = document.querySelector("main h1");
              const isNew = heading && (heading !== before || heading.textContent !== text);
              if (!isNew || location.pathname !== wanted || heading.getClientRects().length === 0) {
                requestAnimationFrame(look);
                return;
              }
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null); // runs after this frame is drawn
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    path,
  );
}
