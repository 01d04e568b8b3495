import { type Browser, chromium } from "@playwright/test";
import { wholeChromium } from "../tests/support/chromium.ts";

/** Debian's Chromium without a window. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: wholeChromium,
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
}
