/** These run in the page: nothing outside of a function reaches it there. */

/** A file's input may be hidden: its label is pressed. */
export function findNamed(selector: string, name: string): Element | null {
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const by = element.getAttribute("aria-labelledby");
    if (by) return document.getElementById(by)?.textContent ?? "";
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return element.labels?.[0]?.textContent ?? "";
    }
    return element.textContent ?? "";
  };
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  return (
    [...document.querySelectorAll(selector)].find(
      (element) =>
        (element.matches("[type=file]") || isSeen(element)) &&
        (name === "" || nameOf(element).replace(/\s+/g, " ").trim() === name),
    ) ?? null
  );
}

/** Whether an element stands still in the window, and a press in its middle meets it. */
export async function isReady(element: Element): Promise<boolean> {
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { x, y } = middle();
  return x === before.x && y === before.y && element.contains(document.elementFromPoint(x, y));
}
