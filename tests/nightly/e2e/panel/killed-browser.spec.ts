import { mkdtemp, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { visit } from "../../../e2e/support/fixtures.ts";
import { button, edit, field, keepSession, storePost, test } from "../../../e2e/support/panel.ts";
import { choose } from "../../../e2e/support/visual-editor.ts";
import { wholeChromium } from "../../../support/chromium.ts";

/** So long before the kill the last key was pressed, in milliseconds: a pause between two words. */
const PAUSE = 300;

/** A browser as a person has one, with a profile on disk; the server keeps no unsaved text for it. */
async function startBrowser(profile: string, baseURL: string, session: string) {
  const context = await chromium.launchPersistentContext(profile, {
    ...{ executablePath: wholeChromium ?? "", args: ["--no-sandbox"], baseURL },
  });
  await context.route("**/rest/v1/working_copies*", (route) => route.abort());
  const page = await context.newPage();
  await visit(page, "/admin/login");
  await keepSession(page, session);
  await visit(page, "/admin");
  return { context, page };
}

test("kill -9 of the whole browser loses nothing that was typed before a pause", async ({
  site,
  editor,
  database,
}) => {
  test.skip(!wholeChromium, "needs a whole browser");
  const profile = await mkdtemp(join(tmpdir(), "profile-"));
  const { title } = await storePost(database, "Ubity w pół zdania", { content: "" });
  const typed = "Zdanie, którego nie ma nigdzie indziej";
  try {
    const first = await startBrowser(profile, site.url, editor.session);
    await edit(first.page, title);
    await choose(first.page, "Markdown");
    const text = field(first.page, "Treść (Markdown)");
    await text.pressSequentially(typed, { delay: 25 });
    await first.page.evaluate((pause) => new Promise((done) => setTimeout(done, pause)), PAUSE);
    const gone = first.context.waitForEvent("close");
    // The browser names its process in the profile; Playwright starts it as the head of a group.
    const lock = await readlink(join(profile, "SingletonLock"));
    process.kill(-Number(lock.split("-").at(-1)), "SIGKILL");
    await gone;

    const next = await startBrowser(profile, site.url, editor.session);
    await expect(next.page.getByText("Niezapisane zmiany", { exact: true })).toBeVisible();
    const form = await edit(next.page, title);
    await expect(form.getByText(/na tym urządzeniu/)).toBeVisible();
    await button(form, "Przywróć").click();
    await choose(next.page, "Markdown");
    await expect(field(next.page, "Treść (Markdown)")).toHaveValue(typed);
    await next.context.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
