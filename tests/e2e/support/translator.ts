import type { Page } from "@playwright/test";

/** Digits as several languages write them, and what a translator may put in their place. */
const digits = "۰۱۲۳۴۵۶۷۸۹";

/**
 * What translators, password managers and other extensions do to a page, to about half of its texts: digits and words
 * are changed, text nodes are wrapped, elements and texts are put beside them. The same `seed` does the same.
 */
export function rewriteTexts(page: Page, seed: number): Promise<number> {
  return page.evaluate(
    ({ seed, digits }) => {
      let state = seed;
      // https://en.wikipedia.org/wiki/Linear_congruential_generator
      const random = () => {
        state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
        return state / 2 ** 32;
      };
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const isSeen = !node.parentElement?.closest("script, style, textarea, noscript, svg");
        if (node instanceof Text && isSeen && node.data.trim() !== "") texts.push(node);
      }
      const done = texts.filter(() => random() < 0.5);
      for (const text of done) {
        const kind = Math.floor(random() * 4);
        if (kind === 0)
          text.data = text.data.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
        if (kind === 1) text.data = `słowo ${text.data}`;
        if (kind === 2) {
          const [outer, inner] = [document.createElement("font"), document.createElement("font")];
          inner.textContent = text.data.replace(/\d/g, "x");
          outer.append(inner);
          text.replaceWith(outer);
        }
        if (kind === 3) text.before(document.createElement("unknown-extension"));
      }
      return done.length;
    },
    { seed, digits },
  );
}
