import { existsSync, globSync } from "node:fs";

/** Where Debian puts what the journeys in other engines need: `firefox-esr`, `webkit2gtk-driver` and `xvfb`. */
export const programs = {
  firefox: "/usr/bin/firefox-esr",
  webkitDriver: "/usr/bin/WebKitWebDriver",
  miniBrowser: globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1) ?? "",
  screen: "/usr/bin/Xvfb",
};

export const hasFirefox = [programs.firefox, programs.screen].every(existsSync);

export const hasWebkit = [programs.webkitDriver, programs.miniBrowser, programs.screen].every(
  existsSync,
);
