import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { press, siteEnv, test, toast, visit } from "../../e2e/support/fixtures.ts";
import { makeNextBuild } from "../../e2e/support/next-build.ts";
import { edit, field, sheet, signedIn, signIn } from "../../e2e/support/panel.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { startSite } from "../../support/site.ts";

// So that the header shows its links.
test.use({ viewport: { width: 1360, height: 800 } });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /Failed to (load|fetch)|dynamically imported module|Error loading route module|preload/i,
    /ERR_INTERNET_DISCONNECTED/,
  );
});

const followLink = (page: Page, name: string) =>
  press(page.getByRole("banner").getByRole("link", { name, exact: true }));

test.describe("tabs that were open before a deployment", () => {
  const stops: (() => Promise<unknown>)[] = [];
  test.afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** Both sites have the same data and the same address, one after the other. */
  async function startOldSite() {
    const dataDir = await mkdtemp(join(tmpdir(), "deployment-"));
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const env = { ...siteEnv, SEED: "none" };
    const [old, next] = await Promise.all([startSite({ dataDir, env }), makeNextBuild()]);
    stops.push(next.remove, old.stop);
    return {
      url: old.url,
      async deploy() {
        await old.stop();
        const { port } = new URL(old.url);
        const site = await startSite({ dataDir, env: { ...env, PORT: port }, ...next });
        stops.push(site.stop);
      },
    };
  }

  const scripts = (page: Page) =>
    page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ""));

  test("lose nothing that was typed, and go on", async ({ browser }) => {
    const { url, deploy } = await startOldSite();
    const database = databaseOf(url);
    const row = post({ title: "Sprzed wdrożenia" });
    await database.from("blog_posts").insert(row).throwOnError();
    const context = await browser.newContext({
      baseURL: url,
      storageState: signedIn(url, await signIn(url)),
    });
    const [reader, writer, editor] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ];
    await visit(reader, "/polityka-prywatnosci");
    const before = await scripts(reader);
    await visit(writer, "/kontakt");
    await writer.getByLabel("Imię").fill("Wytrwała");
    await writer.getByLabel("Email").fill("wytrwala@example.pl");
    await writer.getByLabel("Wiadomość").fill("Pisana przed wdrożeniem.");
    await editor.goto("/admin");
    await edit(editor, "Sprzed wdrożenia");
    await field(editor, "Treść (Markdown)").fill("Pisane przed wdrożeniem.");

    await deploy();

    await followLink(reader, "O NAS");
    await reader.waitForURL("**/o-nas");
    await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
    const keptOld = async () => (await scripts(reader)).some((src) => before.includes(src));
    await expect.poll(keptOld).toBe(false);

    await press(writer.getByRole("button", { name: "Wyślij", exact: true }));
    // The script that sends is gone, so the form is posted as a page's, and its answer is a page.
    await expect(writer.getByRole("heading", { name: "Wiadomość wysłana!" })).toBeVisible();
    const messages = database.from("contact_messages").select("message");
    expect((await messages.throwOnError()).data).toEqual([{ message: "Pisana przed wdrożeniem." }]);
    await followLink(writer, "BLOG");
    await writer.waitForURL("**/blog");
    const link = { name: "Sprzed wdrożenia", exact: true };
    await expect(writer.getByRole("link", link)).toBeVisible();

    // A part that the sheet has not loaded yet is gone; the typed text is there, and is saved.
    await press(sheet(editor).getByRole("tab", { name: "Podgląd" }));
    await press(sheet(editor).getByRole("tab", { name: "Markdown" }));
    await expect(field(editor, "Treść (Markdown)")).toHaveValue("Pisane przed wdrożeniem.");
    await press(sheet(editor).getByRole("button", { name: "Zapisz zmiany", exact: true }));
    await expect(toast(editor, "Post został zaktualizowany")).toBeVisible();
    const stored = database.from("blog_posts").select("content").eq("slug", row.slug);
    expect((await stored.throwOnError()).data).toEqual([{ content: "Pisane przed wdrożeniem." }]);
    await context.close();
  });
});
