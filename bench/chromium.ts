import { type Browser, chromium } from "@playwright/test";

/** Debian's Chromium without a window. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
}
