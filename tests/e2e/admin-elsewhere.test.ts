import { afterAll, beforeAll, expect } from "vitest";
import { test, toast, visit } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { editor, photo, sheet } from "../support/panel.ts";
import { startSite, type TestSite } from "../support/site.ts";

let supabase: TestSite;
let site: TestSite;

beforeAll(async () => {
  const account = { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password };
  supabase = await startSite({ env: { ...demoKeys, ...account, SEED: "none" } });
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  site = await startSite({ env: { SUPABASE_URL: supabase.url, SUPABASE_PUBLISHABLE_KEY } });
});
afterAll(async () => {
  await site?.stop();
  await supabase?.stop();
});

test("with Supabase on another origin an editor signs in, writes, uploads and sees it published", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: site.url, backend: supabase.url });
  await visit(page, "/admin/login");
  await page.getByLabel("Email").fill(editor.email);
  await page.getByLabel("Hasło").fill(editor.password);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Dodaj Nowy Post" }).click();
  const form = sheet(page);
  await form.getByLabel("Tytuł").fill("Pisane gdzie indziej");
  await form.getByLabel("Autor").fill("Ania Wilk");
  await form.getByLabel("Treść (Markdown)").fill("Z daleka.");
  await form
    .getByLabel("Zdjęcie główne: Wybierz plik")
    .setInputFiles(await photo("plan.jpg", 800, 600));
  await toast(page, "Zdjęcie zostało przesłane").waitFor();
  const shown = (selector: string) =>
    page.locator(selector).evaluateAll((pictures) =>
      pictures.map((it) => {
        const picture = it as HTMLImageElement;
        return [new URL(picture.currentSrc).origin, picture.naturalWidth > 0] as const;
      }),
    );
  const uploaded = "img[src*='/storage/v1/object/public/media/blog/']";
  await expect.poll(() => shown(uploaded)).toEqual([[supabase.url, true]]);
  await form.getByRole("button", { name: "Dodaj post" }).click();
  await toast(page, "Post został dodany").waitFor();

  expect(await visit(page, "/blog/pisane-gdzie-indziej")).toBe(200);
  await page.getByText("Z daleka.").waitFor();
  await expect.poll(() => shown(uploaded)).toEqual([[supabase.url, true]]);
});
