import type { Page } from "playwright";
import { arrive, type Felt, slowDown } from "./felt.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

const RUNS = 3;

const parts: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: "menu",
    path: "/o-nas",
    act: async (page) => {
      await page.getByRole("button", { name: "Otwórz menu" }).tap();
      await page.getByRole("button", { name: "Zamknij menu" }).tap();
    },
  },
  {
    name: "accordion",
    path: "/uslugi/live-streaming",
    act: async (page) => {
      for (const at of [0, 1, 0]) await page.locator("details > summary").nth(at).tap();
    },
  },
  {
    name: "gallery",
    path: "/case-studies/konferencja-na-scenie-i-na-ekranie",
    act: async (page) => {
      for (const name of [/następn/i, /następn/i, /poprzedni/i]) {
        await page.getByRole("button", { name }).first().tap();
      }
    },
  },
  {
    name: "form",
    path: "/kontakt",
    act: async (page) => {
      await page.getByLabel("Imię").tap();
      await page.keyboard.type("Ala");
      await page.getByLabel("Wiadomość").tap();
      await page.keyboard.type("Zażółć");
      await page.getByRole("button", { name: "Wyślij" }).tap();
    },
  },
];

/** A slow phone may take what web vitals call good. */
const speeds = [
  { rate: 1, atMost: 100 },
  { rate: 4, atMost: 200 },
];

/** From an input to the next frame, as the browser reports it (in steps of 8 ms): the slowest of each round. */
export async function measureInputs(felt: Felt): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, act } of parts) {
    for (const { rate, atMost } of speeds) {
      const slowest: number[] = [];
      for (let run = 0; run < RUNS; run++) slowest.push(await slowestInput(felt, path, rate, act));
      const value = median(slowest);
      const what = `input to next paint at ${rate}× CPU: ${name}`;
      figures.push({ what, value, unit: "ms", budget: { atMost } });
    }
  }
  return figures;
}

async function slowestInput(
  { site, open }: Felt,
  path: string,
  rate: number,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const { page, cdp, close } = await open();
  try {
    await arrive(page, site + path);
    await slowDown(cdp, rate);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      const options = { type: "event", durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("interactionId" in entry && entry.interactionId) seen.push(entry.duration);
        }
      }).observe(options);
    });
    await act(page);
    // Entries are told some time after their frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
    );
    return page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: number[] };
      return Math.max(0, ...seen);
    });
  } finally {
    await close();
  }
}
