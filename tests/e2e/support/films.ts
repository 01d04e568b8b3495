import type { Page } from "@playwright/test";

/** An answer of `navigator.connection` that Chromium cannot be told from outside. */
export function pretendConnection(connection: { effectiveType: string; saveData: boolean }) {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), connection),
  });
}

/** Draws on the processor what asks for graphics hardware, with frames that are never late. */
export function pretendGraphics() {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    value(this: HTMLCanvasElement, kind: "2d", options?: object) {
      return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    },
  });
  let now = 0;
  const nextFrame = requestAnimationFrame;
  window.requestAnimationFrame = (run) =>
    nextFrame(() => {
      now += 20;
      run(now);
    });
}

export const reelButton = (page: Page) => page.getByRole("button", { name: /^Film \d:\d\d$/ });
export const reel = (page: Page) => page.getByRole("dialog", { name: "Film" });
