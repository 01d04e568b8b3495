import type { Page } from "@playwright/test";

/** Takes these away before any script of a page runs: `URL.canParse`, `Array.prototype.at`, `localStorage`. */
export async function takeAway(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript((addresses) => {
    for (const address of addresses) {
      const path = address.split(".");
      const name = path.pop() ?? "";
      const owner = path.reduce<unknown>((it, key) => isOwner(it) && Reflect.get(it, key), window);
      if (isOwner(owner)) Reflect.deleteProperty(owner, name);
    }
    function isOwner(value: unknown): value is object {
      return (typeof value === "object" && value !== null) || typeof value === "function";
    }
  }, addresses);
}
