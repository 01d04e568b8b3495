import { existsSync } from "node:fs";

/** Debian's browser. Only it keeps pages in memory for „back”. */
export const wholeChromium = "/usr/bin/chromium";

const shell = "/usr/bin/chromium-headless-shell";

/** Debian's browser without the parts that need a window: it starts faster. */
export const chromiumPath = existsSync(shell) ? shell : wholeChromium;
