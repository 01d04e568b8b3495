import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test, toast, visit } from "../support/browser.ts";

const expected = [
  /Failed to load resource|dynamically imported module|Error loading route module|preload/i,
];

/** From now on the server is a newer one: the scripts that old pages would still ask for are gone. */
async function deploy(page: Page, gone: { stillServed: boolean }) {
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (gone.stillServed) await route.continue();
    else await route.fulfill({ status: 404, contentType: "text/plain", body: "" });
  });
}

function countDocuments(page: Page) {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

describe("a page that is older than the server", () => {
  test("reloads once and the visitor arrives where he wanted", async ({ openWindow }) => {
    const { page } = await openWindow({ expected, width: 360 });
    await visit(page, "/polityka-prywatnosci");
    const scripts = { stillServed: false };
    await deploy(page, scripts);
    const documents = countDocuments(page);
    page.on("request", (request) => {
      if (request.isNavigationRequest()) scripts.stillServed = true;
    });
    await page.getByRole("contentinfo").getByRole("link", { name: /o nas/i }).first().click();
    await page.waitForURL("**/o-nas");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(documents).toHaveLength(1);
  });

  test("never reloads again and again", async ({ openWindow }) => {
    const { page } = await openWindow({ expected, width: 360 });
    await visit(page, "/polityka-prywatnosci");
    await deploy(page, { stillServed: false });
    const documents = countDocuments(page);
    await page.getByRole("contentinfo").getByRole("link", { name: /o nas/i }).first().click();
    await page.waitForURL("**/o-nas");
    await page.waitForLoadState("networkidle");
    expect(documents.length).toBeLessThanOrEqual(2);
  });

  test("does not throw away what was typed", async ({ openWindow }) => {
    const { page } = await openWindow({ expected });
    await visit(page, "/kontakt");
    await page.getByLabel("Wiadomość").fill("Długa wiadomość, której szkoda.");
    await deploy(page, { stillServed: false });
    const documents = countDocuments(page);
    await page.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual([]);
    expect(await page.getByLabel("Wiadomość").inputValue()).toBe("Długa wiadomość, której szkoda.");
  });
});

describe("without a network", () => {
  const offline = [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Error loading route module/];

  test("a link that cannot be followed says so, the page stays, and leads on when there is one", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ expected: offline, width: 360 });
    await visit(page, "/polityka-prywatnosci");
    await page.keyboard.press("Tab"); // brings the toaster
    await page.locator("section[aria-live]").waitFor({ state: "attached" });
    const link = page.getByRole("contentinfo").getByRole("link", { name: /o nas/i }).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const documents = countDocuments(page);
    await page.context().setOffline(true);
    await link.dispatchEvent("click");
    await toast(page, "Brak połączenia z internetem.").waitFor();
    expect(await page.getByText(/now[ąa] wersj/).count()).toBe(0);
    expect(documents).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/polityka-prywatnosci");

    await page.context().setOffline(false);
    await link.click();
    await page.waitForURL("**/o-nas");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
