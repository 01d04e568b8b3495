import { arrive, type Felt } from "./felt.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

const pages = ["/", "/blog", "/kontakt", "/uslugi/produkcja-wideo", "/case-studies"];

/** Leaving for another document and coming back: the page must be as it was left, at once. */
export async function measureReturn({ site, open }: Felt): Promise<Figure[]> {
  const times: number[] = [];
  let restored = 0;
  for (const path of pages) {
    const { page, close } = await open();
    try {
      await arrive(page, site + path);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          Object.assign(globalThis, { persisted });
        });
      });
      await page.goto(`${site}/polityka-prywatnosci`);
      const began = performance.now();
      await page.goBack({ waitUntil: "commit" });
      const kept = await page
        .waitForFunction(() => "persisted" in globalThis, undefined, { timeout: 2_000 })
        .then(() => page.evaluate(() => Reflect.get(globalThis, "persisted") === true))
        .catch(() => false);
      times.push(performance.now() - began);
      if (kept) restored++;
    } finally {
      await close();
    }
  }
  return [
    {
      what: `pages of ${pages.length} that "back" shows as they were left`,
      value: restored,
      unit: "",
      budget: { atLeast: pages.length },
    },
    {
      what: '"back" to another document, median',
      value: median(times),
      unit: "ms",
      budget: { atMost: 100 },
    },
  ];
}
