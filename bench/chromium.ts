import { type Browser, chromium } from "@playwright/test";
import { chromiumPath, wholeChromium } from "../tests/support/chromium.ts";

/** The Chromium of the tests, without a window. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: wholeChromium ?? chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
}
