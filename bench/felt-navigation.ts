import type { Page } from "playwright";
import { arrive, type Felt, throttle } from "./felt.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

const RUNS = 3;
/** How long a pointer rests on what it will click: shorter than most, so that the prefetch must be quick. */
const REST = { fast: 200, slow: 500 };

/** One way to each kind of page. */
const ways: [from: string, link: string][] = [
  ["/o-nas", 'header nav a[href="/uslugi"]'],
  ["/o-nas", 'header nav a[href="/projekty"]'],
  ["/o-nas", 'header nav a[href="/case-studies"]'],
  ["/o-nas", 'header nav a[href="/blog"]'],
  ["/o-nas", 'header nav a[href="/kontakt"]'],
  ["/o-nas", 'header nav a[href="/"]'],
  ["/kontakt", 'header nav a[href="/o-nas"]'],
  ["/uslugi", 'main a[href="/uslugi/podcasty"]'],
  ["/blog", 'main a[href^="/blog/"]:not([tabindex])'],
  ["/case-studies", 'main a[href^="/case-studies/"]:not([tabindex])'],
];

/** From the click until the heading of the next page is painted. */
export async function measureNavigation(felt: Felt): Promise<Figure[]> {
  const fast = await walk(felt, "click", "fast");
  const slow = await walk(felt, "click", "slow");
  const tapped = await walk(felt, "tap", "fast");
  return [
    ...told("navigation after resting on a link", fast),
    ...told("the same on slow 4G", slow),
    // A finger that touches is a finger that goes: no time to fetch ahead, so the slowest is only told.
    ...told("navigation by tapping in a phone's menu", tapped, { isWorstBound: false }),
  ];
}

function told(
  what: string,
  times: { path: string; ms: number }[],
  { isWorstBound = true } = {},
): Figure[] {
  const worst = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  const budget = { atMost: 100 };
  return [
    {
      what: `${what}, median of ${times.length}`,
      value: median(times.map((t) => t.ms)),
      unit: "ms",
      budget,
    },
    {
      what: `${what}, worst (${worst.path})`,
      value: worst.ms,
      unit: "ms",
      budget: isWorstBound ? budget : undefined,
    },
  ];
}

async function walk({ site, open }: Felt, how: "click" | "tap", line: "fast" | "slow") {
  const times: { path: string; ms: number }[] = [];
  const { page, cdp, close } = await open(how === "tap" ? "phone" : "desk");
  const menu = 'dialog nav a[href="';
  const chosen =
    how === "tap"
      ? ways
          .filter(([, link]) => link.startsWith("header"))
          .map(([from, link]) => [from, link.replace('header nav a[href="', menu)] as const)
      : ways;
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [from, selector] of chosen) {
        await throttle(cdp, false);
        await arrive(page, site + from);
        await throttle(cdp, line === "slow");
        if (how === "tap") await page.getByRole("button", { name: "Otwórz menu" }).tap();
        const link = page.locator(selector).first();
        await link.waitFor();
        const path = (await link.getAttribute("href")) ?? "";
        const painted = headingPainted(page, path);
        if (how === "tap") await link.tap();
        else {
          await link.hover();
          await page.waitForTimeout(REST[line]);
          await link.click();
        }
        times.push({ path, ms: await painted });
      }
    }
    return times;
  } finally {
    await close();
  }
}

/** Milliseconds from the click, as the browser saw it, to the frame after the new heading was laid out. */
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
