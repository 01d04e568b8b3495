import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { caseStudies } from "../../supabase/seed/demo.ts";
import { test, toast, visit } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite, type TestSite } from "../support/site.ts";

let gate: Awaited<ReturnType<typeof openGate>>;
let remote: TestSite;

beforeAll(async () => {
  gate = await openGate(inject("demoSiteUrl"));
  remote = await startSite({ env: { SUPABASE_URL: gate.url, ...demoKeys } });
});

afterAll(async () => {
  await remote.stop();
  await gate.shut();
});

const expected = [/status of 503/];

describe("with a backend that nobody answers for", () => {
  test("the blog list tells it, offers another try, and has the posts again when the backend is back", async ({
    openWindow,
  }) => {
    await gate.shut();
    const { page } = await openWindow({ site: remote.url, backend: gate.url, expected });
    expect(await visit(page, "/blog")).toBe(503);
    await toast(page, "Wystąpił błąd podczas wczytywania postów").waitFor();
    await gate.reopen();
    await page.getByRole("main").getByRole("link", { name: "Spróbuj ponownie" }).click();
    await page
      .getByRole("link", { name: /Czytaj więcej/ })
      .first()
      .waitFor();
  });

  test.for([
    ["/case-studies", "Wystąpił błąd podczas wczytywania case studies"],
    ["/blog/ogniskowa-to-decyzja-nie-zoom", "Wystąpił błąd podczas wczytywania postu"],
    [`/case-studies/${caseStudies[4]?.slug}`, "Wystąpił błąd podczas wczytywania case study"],
  ])("%s says what failed", async ([path = "", message = ""], { openWindow }) => {
    await gate.shut();
    try {
      const { page } = await openWindow({ site: remote.url, backend: gate.url, expected });
      expect(await visit(page, path)).toBe(503);
      await toast(page, message).waitFor();
      await page.getByRole("main").getByText("Spróbuj ponownie").first().waitFor();
    } finally {
      await gate.reopen();
    }
  });

  test("the home page stands, without what it cannot know", async ({ openWindow }) => {
    await gate.shut();
    try {
      const { page } = await openWindow({ site: remote.url, backend: gate.url });
      expect(await visit(page, "/")).toBe(200);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator('main a[href^="/blog/"]').count()).toBe(0);
    } finally {
      await gate.reopen();
    }
  });
});
