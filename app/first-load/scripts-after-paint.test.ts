import { describe, expect, it } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

// As the router writes them.
const page = `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><script>window.x = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body></html>`;

describe("scriptsAfterPaint", () => {
  const late = scriptsAfterPaint(page);

  it("leaves nothing that would fetch a script at once", () => {
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(late).not.toMatch(/^import [*"]/m);
    expect(late).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  });

  it("runs the same modules in the same order afterwards", () => {
    const order = [
      "document.querySelector(",
      '["/assets/manifest.js","/assets/root.js"]',
      'await import("/assets/manifest.js");',
      'const route0 = await import("/assets/root.js");',
      'window.__reactRouterRouteModules = {"root":route0};',
      'import("/assets/entry.js");',
    ].map((part) => late.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("leaves a page without the router's scripts alone", () => {
    expect(scriptsAfterPaint("<html><body>$& $1</body></html>")).toBe(
      "<html><body>$& $1</body></html>",
    );
  });
});
