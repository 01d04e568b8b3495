import type { Page } from "@playwright/test";

/** Texts that reach below the section that they belong to, over the next one. */
export function overhangingTexts(page: Page) {
  return page.locator("main section").evaluateAll((sections) =>
    sections.flatMap((section) => {
      const end = section.getBoundingClientRect().bottom;
      return [...section.querySelectorAll("h2, h3, p, li, dd")]
        .filter((text) => text.checkVisibility() && text.getBoundingClientRect().bottom > end + 1)
        .map((text) => text.textContent);
    }),
  );
}

/** Words of large type and of drawings that are too wide for their place and go on in the next line. */
export function brokenWords(page: Page) {
  return brokenTexts(page, "h1, h2, h3, .font-display, .text-tiny", "[\\p{L}\\p{N}]+");
}

/** Hours, ranges, codes and the like (9:00–17:00, T–14, 24-bit, e-mail) that go on in the next line. */
export async function brokenRanges(page: Page) {
  await page.locator("main details").evaluateAll((questions: HTMLDetailsElement[]) => {
    for (const question of questions) Object.assign(question, { name: "", open: true });
  });
  const pattern = "[\\d:]*\\d[–-][\\d:\\p{L}]+|(?<![\\p{L}\\d])\\p{L}[–-][\\p{L}\\d]+";
  const rows = ".break-all, a[href*='/blog/'], a[href*='/case-studies/']";
  return brokenTexts(page, "main, footer", pattern, rows);
}

/** Texts of these elements, but not of the excepted ones, that match the pattern and do not stand on one line. */
function brokenTexts(page: Page, selector: string, pattern: string, but = "script") {
  return page.locator(selector).evaluateAll(
    (elements, [source, except]) =>
      elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
          if (text.parentElement?.closest(except)) continue;
          for (const match of text.data.matchAll(new RegExp(source, "gu"))) {
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            const lines = [...range.getClientRects()].filter((rectangle) => rectangle.width > 0);
            const tops = lines.map((rectangle) => rectangle.top);
            if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(match[0]);
          }
        }
        return broken;
      }),
    [pattern, but] as const,
  );
}

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const wideSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Pairs of texts that lie over each other, and texts beyond the right edge, when readers space letters and lines. */
export async function collidingTexts(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: wideSpacing });
  const found = await page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: { text: string; top: number; bottom: number; left: number; right: number }[] = [];
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      const element = node.parentElement;
      const isSeen = element?.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
      });
      if (!isSeen || !node.data.trim() || element?.closest(".sr-only, [aria-hidden]")) continue;
      const clips = ancestorsThatClip(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const top = Math.max(box.top, ...clips.map((clip) => clip.top));
        const bottom = Math.min(box.bottom, ...clips.map((clip) => clip.bottom));
        const left = Math.max(box.left, ...clips.map((clip) => clip.left));
        const right = Math.min(box.right, ...clips.map((clip) => clip.right));
        const text = node.data.trim();
        if (bottom - top > 2 && right - left > 2) lines.push({ text, top, bottom, left, right });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    return lines.flatMap((line, at) => {
      const over = lines
        .slice(at + 1)
        .filter(({ text, top, bottom, left, right }) => {
          const width = Math.min(line.right, right) - Math.max(line.left, left);
          const height = Math.min(line.bottom, bottom) - top;
          // Boxes of large type are higher than its letters.
          return text !== line.text && width > 2 && height > 0.25 * (line.bottom - line.top);
        })
        .map(({ text }) => `„${line.text}” and „${text}”`);
      const isBeyond = line.right > document.documentElement.clientWidth + 1;
      return isBeyond ? [...over, `beyond the edge: „${line.text}”`] : over;
    });

    function ancestorsThatClip(element: Element | null): DOMRect[] {
      const clips: DOMRect[] = [];
      for (let at = element; at && at !== main; at = at.parentElement) {
        if (getComputedStyle(at).overflow !== "visible") clips.push(at.getBoundingClientRect());
      }
      return clips;
    }
  });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found;
}
