import { afterAll, beforeAll, describe, expect } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { test, visit } from "../support/browser.ts";
import { startSite, type TestSite } from "../support/site.ts";

let empty: TestSite;

beforeAll(async () => {
  empty = await startSite({ env: { SEED: "none" } });
});

afterAll(() => empty?.stop());

describe("a site whose agency has published nothing yet", () => {
  test.for([
    ["/blog", "Brak wpisów na blogu", "Nowe wpisy pojawią się wkrótce."],
    ["/case-studies", "Brak case studies", "Nowe case studies pojawią się wkrótce."],
  ])("says so on %s", async ([path = "", title = "", text = ""], { openWindow }) => {
    const { page } = await openWindow({ site: empty.url, reducedMotion: "reduce" });
    expect(await visit(page, path)).toBe(200);
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("links to no case study that is not there", async ({ openWindow }) => {
    const { page } = await openWindow({ site: empty.url });
    for (const path of ["/", "/uslugi/podcasty", "/projekty"]) {
      expect(await visit(page, path)).toBe(200);
      expect(await page.locator('main a[href^="/case-studies/"]').count(), path).toBe(0);
    }
  });
});
