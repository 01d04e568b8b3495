import { expect, type Page } from "@playwright/test";
import { test, visit } from "../../e2e/support/fixtures.ts";

/** What WCAG 1.4.12 lets a reader set. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

/** Texts of two elements that lie on each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: Text; rect: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beside =
      "script, style, noscript, .sr-only, header, dialog, [role=tooltip], a[href='#tresc']";
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!(text instanceof Text)) continue;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest(beside)) continue;
      const isSeen = { opacityProperty: true, visibilityProperty: true };
      if (!parent.checkVisibility(isSeen) || parent.closest(".marquee")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ text, rect });
    }
    /** What of a line its cut ancestors show: cards end after some lines. */
    return lines
      .map((line) => ({ ...line, rect: shown(line.text, line.rect) }))
      .flatMap((one, at, all) =>
        all.slice(at + 1).flatMap((other) => {
          const width =
            Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const height =
            Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          const isOver = one.text !== other.text && width > 2 && height > 4;
          return isOver ? [`„${one.text.data.trim()}” and „${other.text.data.trim()}”`] : [];
        }),
      );

    function shown(text: Text, rect: DOMRect): DOMRect {
      let { left, right, top, bottom } = rect;
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible" || box === document.body) continue;
        const edge = box.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
  });
}

for (const path of [
  "/",
  "/o-nas",
  "/uslugi/social-media",
  "/kontakt",
  "/blog/1",
  "/case-studies/1",
]) {
  test(`with the widest spacing no text of ${path} lies on another on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await page.addStyleTag({ content: spacing });
    await expect.poll(() => overlaps(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
