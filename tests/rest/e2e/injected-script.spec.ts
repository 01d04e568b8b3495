import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { finishPage } from "../../../server/pages/finish-page.ts";
import { test } from "../../e2e/support/fixtures.ts";

/** The page as the server finishes it. */
async function finished(html: string, nonce: string) {
  const headers = { "Content-Type": "text/html", "X-Script-Nonce": nonce };
  const page = await finishPage(new Response(html, { headers }), { cacheable: true, supabase: "" });
  const { body, headers: list } = page.variants.identity;
  const pairs = list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1] ?? ""]]));
  return { body, headers: Object.fromEntries(pairs) };
}

test("a script that got into a page does not run; the page's own do", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy|policy: script-src-elem inline/);
  const nonce = randomUUID();
  const run = (name: string) => `document.documentElement.classList.add("${name}")`;
  const html = `<!doctype html><title>x</title>
    <script>${run("injected")}</script><script type="module">${run("injected")}</script>
    <script nonce="${nonce}">${run("own")}</script>
    <script nonce="${nonce}" type="module" async="">${run("late")}</script>`;
  const answer = await finished(html, nonce);
  await page.route("**/injected", (route) => route.fulfill(answer));
  await page.goto("/injected");
  await expect(page.locator("html")).toHaveClass("own late");
});
