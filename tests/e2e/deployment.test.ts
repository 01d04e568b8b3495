import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { post } from "../database/samples.ts";
import { test, toast, visit } from "../support/browser.ts";
import { makeNextBuild } from "../support/next-build.ts";
import { edit, openPanel, type Panel, sheet, startPanel } from "../support/panel.ts";

/** What a browser says about scripts that are gone. */
const expected = [/Failed to load|dynamically imported module|Error loading route module|preload/i];

let dataDir: string;
let panel: Panel;
let next: Awaited<ReturnType<typeof makeNextBuild>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "deployment-"));
  [panel, next] = await Promise.all([startPanel({ dataDir }), makeNextBuild()]);
});
afterAll(async () => {
  await panel?.stop();
  await next?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const scripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ""));

test("tabs that were open before a deployment lose nothing that was typed, and go on", async ({
  openWindow,
}) => {
  const { data: row } = await panel.database
    .from("blog_posts")
    .insert(post({ title: "Sprzed wdrożenia" }))
    .select()
    .single()
    .throwOnError();
  const open = () => openWindow({ site: panel.url, expected });
  const [reader, writer, editor] = [await open(), await open(), await open()].map(
    ({ page }) => page,
  );
  if (!reader || !writer || !editor) throw new Error("no windows");

  await visit(reader, "/polityka-prywatnosci");
  const before = await scripts(reader);
  await visit(writer, "/kontakt");
  await writer.getByLabel("Imię").fill("Wytrwała");
  await writer.getByLabel("Email").fill("wytrwala@example.pl");
  await writer.getByLabel("Wiadomość").fill("Pisana przed wdrożeniem.");
  await openPanel(editor, panel);
  const form = await edit(editor, row.title);
  await form.getByLabel("Treść (Markdown)").fill("Pisane przed wdrożeniem.");

  await panel.stop();
  panel = await startPanel({
    ...{ dataDir, through: next.through },
    env: { PORT: new URL(panel.url).port },
  });

  await reader.getByRole("contentinfo").getByRole("link", { name: /o nas/i }).first().click();
  await reader.waitForURL("**/o-nas");
  await reader.getByRole("heading", { level: 1 }).waitFor();
  await expect
    .poll(async () => (await scripts(reader)).some((src) => before.includes(src)))
    .toBe(false);

  await writer.getByRole("button", { name: "Wyślij" }).click();
  // The script that sends is gone, so the form is posted as a page's, and its answer is a page.
  await writer.getByRole("heading", { name: "Wiadomość wysłana!" }).waitFor();
  const messages = panel.database.from("contact_messages").select("message");
  expect((await messages.throwOnError()).data).toEqual([{ message: "Pisana przed wdrożeniem." }]);
  await writer.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
  await writer.waitForURL("**/blog");
  await writer.getByRole("link", { name: row.title, exact: true }).waitFor();

  // What the sheet has not loaded yet is gone; what was typed is not, and is saved.
  await sheet(editor).getByRole("tab", { name: "Podgląd" }).click();
  await sheet(editor).getByRole("tab", { name: "Markdown" }).click();
  expect(await form.getByLabel("Treść (Markdown)").inputValue()).toBe("Pisane przed wdrożeniem.");
  await sheet(editor).getByRole("button", { name: "Zapisz zmiany" }).click();
  await toast(editor, "Post został zaktualizowany").waitFor();
  const stored = panel.database.from("blog_posts").select("content").eq("id", row.id);
  expect((await stored.throwOnError()).data).toEqual([{ content: "Pisane przed wdrożeniem." }]);
});
