import type { Page } from "@playwright/test";

/** An answer of `navigator.connection` that Chromium cannot be told from outside. */
export function pretendConnection(connection: { effectiveType: string; saveData: boolean }) {
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), connection),
  });
}

export const reelButton = (page: Page) => page.getByRole("button", { name: /^Film \d:\d\d$/ });
export const reel = (page: Page) => page.getByRole("dialog", { name: "Film" });
