import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { startSite } from "../tests/support/site.ts";
import { measureInputs } from "./felt-inputs.ts";
import { measureLoading } from "./felt-loading.ts";
import { measureNavigation } from "./felt-navigation.ts";
import { measureReturn } from "./felt-return.ts";
import type { Figure } from "./figure.ts";

export type Visitor = { page: Page; cdp: CDPSession; close: () => Promise<void> };

/** `open` gives a window of its own, of a phone unless it is said otherwise. */
export type Felt = { site: string; open: (device?: "phone" | "desk") => Promise<Visitor> };

/** What a visitor feels, in a real browser: loading, walking, touching, coming back. */
export async function measureFelt(): Promise<Figure[]> {
  const site = await startSite({ env: demoKeys, quiet: true });
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
    // Playwright turns the cache off that "back" shows pages from.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const felt = { site: site.url, open: (device = "phone") => open(browser, device) } as const;
    const figures: Figure[] = [];
    for (const measure of [measureLoading, measureNavigation, measureInputs, measureReturn]) {
      figures.push(...(await measure(felt)));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function open(browser: Browser, device: string): Promise<Visitor> {
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
  const desk = { viewport: { width: 1350, height: 940 } };
  const context = await browser.newContext(device === "phone" ? phone : desk);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() };
}

/** A slower processor than this one. */
export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Slow 4G, as Lighthouse has it; or the line as it is. */
export async function throttle(cdp: CDPSession, slow: boolean): Promise<void> {
  const bytesPerSecond = (1_638.4 * 1_024) / 8;
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow ? 150 : 0,
    downloadThroughput: slow ? bytesPerSecond : -1,
    uploadThroughput: slow ? bytesPerSecond / 2 : -1,
  });
}

/** Opens an address and waits until it is alive, without moving. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading && Object.keys(heading).some((key) => key.startsWith("__reactProps$"));
  });
  await page.waitForLoadState("networkidle");
}
