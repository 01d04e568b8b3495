import { afterAll, beforeAll, describe, expect } from "vitest";
import { portfolio } from "../../app/content/projects.ts";
import { accessibilityViolations } from "../support/axe.ts";
import { test, toast, visit } from "../support/browser.ts";
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

  test("links from its services to no case study that is not there", async ({ openWindow }) => {
    const { page } = await openWindow({ site: empty.url });
    expect(await visit(page, "/uslugi/podcasty")).toBe(200);
    expect(await page.locator('main a[href^="/case-studies/"]').count()).toBe(0);
  });

  test.for(["/", "/projekty"])(
    "shows three projects on %s, each with its button; what is not there says so",
    async (path, { openWindow }) => {
      const { page } = await openWindow({ site: empty.url, expected: [/404/] });
      expect(await visit(page, path)).toBe(200);
      const buttons = page.getByRole("link", { name: "Zobacz całe case study", exact: true });
      const addresses = await buttons.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      expect(addresses).toEqual(portfolio.map(({ slug }) => `/case-studies/${slug}`));
      await buttons.first().click();
      await toast(page, "Case study nie zostało znalezione").waitFor();
      await page.waitForURL("**/case-studies");
    },
  );
});
