import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { sessionKey } from "../../../../app/panel/data/session-key.ts";
import { editor as me, openDatabase, siteEnv, toast } from "../../../e2e/support/fixtures.ts";
import {
  accountsOf,
  button,
  edit,
  field,
  keepSession,
  readPost,
  sheet,
  signedIn,
  signIn,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { crash } from "../../../e2e/support/unsaved.ts";
import { freePort } from "../../../support/free-port.ts";
import { killGroup, ownGroup } from "../../../support/process-group.ts";
import { startSite } from "../../../support/site.ts";

/** The texts of a post that the server keeps unsaved. */
const keptTexts = async (database: SupabaseClient, field = "content") => {
  const { data } = await database.from("working_copies").select("form").throwOnError();
  return data.map(({ form }) => String(form[field]));
};

const openings = async (database: SupabaseClient, id: number) => {
  const { data } = await database.from("open_records").select().eq("record_id", id).throwOnError();
  return data;
};

test("what was typed at one computer is offered at another", async ({
  page,
  database,
  openPanel,
  openElsewhere,
}) => {
  const row = await storePost(database, "Pisany w biurze");
  await openPanel();
  await edit(page, row.title);
  await field(page, "Treść (Markdown)").fill("Zdanie z biura");
  await expect.poll(() => keptTexts(database)).toEqual(["Zdanie z biura"]);

  const there = await openElsewhere("/admin");
  await expect(there.getByText("Niezapisane zmiany", { exact: true })).toBeVisible();
  const form = await edit(there, row.title);
  await expect(form.getByText(/z\sinnego urządzenia albo okna/)).toBeVisible();
  await expect(field(there, "Treść (Markdown)")).toHaveValue(row.content);
  await button(form, "Przywróć").click();
  await field(there, "Treść (Markdown)").fill("Zdanie z biura i z domu");
  await expect.poll(() => keptTexts(database)).toEqual(["Zdanie z biura i z domu"]);
  await button(form, "Zapisz zmiany").click();
  await expect(toast(there, "Post został zaktualizowany")).toBeVisible();
  await expect.poll(() => keptTexts(database)).toEqual([]);
  await expect(there.getByText("Niezapisane zmiany", { exact: true })).toHaveCount(0);
  expect((await readPost(database, row.id)).content).toBe("Zdanie z biura i z domu");
});

test("a new post that was never saved waits at another computer, and can be thrown away", async ({
  page,
  database,
  openPanel,
  openElsewhere,
}) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Zaczęty w pociągu");
  await expect.poll(() => keptTexts(database, "title")).toEqual(["Zaczęty w pociągu"]);
  await crash(page);

  const there = await openElsewhere("/admin");
  const waiting = there.getByText("Masz niezapisany nowy tekst zaczęty na innym urządzeniu.");
  await expect(waiting).toBeVisible();
  await button(there, "Dokończ").click();
  await button(sheet(there), "Odrzuć").click();
  const sure = there.getByRole("alertdialog", { name: "Odrzucić niezapisane zmiany?" });
  await expect(sure.getByText("Zaczęty w pociągu")).toBeVisible();
  await button(sure, "Odrzuć na dobre").click();
  await expect.poll(() => keptTexts(database, "title")).toEqual([]);
  await there.keyboard.press("Escape");
  await expect(waiting).toHaveCount(0);
});

test("closing the page sends the last words", async ({ page, database, openPanel }) => {
  await openPanel("?edit=new");
  await field(page, "Tytuł").fill("Ostatnie słowa");
  page.on("dialog", (dialog) => dialog.accept());
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => keptTexts(database, "title")).toContain("Ostatnie słowa");
  await database.from("working_copies").delete().not("id", "is", null).throwOnError();
});

test("a network that goes away amid typing takes no word, and the other computer gets them when it is back", async ({
  page,
  context,
  database,
  openPanel,
  openElsewhere,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const row = await storePost(database, "Pisany w tunelu", { content: "" });
  await openPanel();
  const form = await edit(page, row.title);
  const text = field(page, "Treść (Markdown)");
  await text.fill("Przed tunelem.");
  await expect.poll(() => keptTexts(database)).toEqual(["Przed tunelem."]);
  await context.setOffline(true);
  await text.press("End");
  await text.pressSequentially(" W tunelu.");
  await expect(form.getByText("Brak połączenia – tekst jest na tym urządzeniu")).toBeVisible();
  expect(await keptTexts(database)).toEqual(["Przed tunelem."]);
  const typed = "Przed tunelem. W tunelu.";
  await expect(text).toHaveValue(typed);

  await context.setOffline(false);
  await expect.poll(() => keptTexts(database)).toEqual([typed]);
  await expect(form.getByText("Niezapisane", { exact: true })).toBeVisible();
  await crash(page);
  const expectOffered = async (next: Page) => {
    const sheetThere = await edit(next, row.title);
    await expect(field(next, "Treść (Markdown)")).toHaveValue("");
    await button(sheetThere, "Przywróć").click();
    await expect(field(next, "Treść (Markdown)")).toHaveValue(typed);
    await crash(next);
  };
  const here = await context.newPage();
  await here.goto("/admin");
  await expectOffered(here);
  await expectOffered(await openElsewhere("/admin"));
});

test("a session that ends amid typing keeps no word from the other computer once it is back", async ({
  page,
  database,
  openPanel,
  editor,
}) => {
  const row = await storePost(database, "Pisany bez sesji", { content: "" });
  await page.clock.install();
  await openPanel();
  const form = await edit(page, row.title);
  const text = field(page, "Treść (Markdown)");
  await text.fill("Z sesją.");
  await expect.poll(() => keptTexts(database)).toEqual(["Z sesją."]);
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await text.press("End");
  await text.pressSequentially(" Bez sesji.");
  await expect(form.getByText("Sesja wygasła – tekst jest na tym urządzeniu")).toBeVisible();
  await keepSession(page, editor.session);
  // The longest pause between two tries.
  await page.clock.fastForward(24_000);
  await expect.poll(() => keptTexts(database)).toEqual(["Z sesją. Bez sesji."]);
});

test("two people who have one post open are told of each other", async ({
  page,
  site,
  database,
  openPanel,
  openElsewhere,
}) => {
  const email = "ola@kadr.example";
  const accounts = accountsOf(site.url);
  const ola = await accounts.join(await accounts.signIn(me.email, me.password), email);
  const session = JSON.stringify((await ola.auth.getSession()).data.session);
  const row = await storePost(database, "Otwarty u dwojga");
  await page.clock.install();
  await openPanel();
  const mine = await edit(page, row.title);
  await expect(mine.getByText("Otwarte też u")).toHaveCount(0);

  const there = await openElsewhere("/admin", session);
  const theirs = await edit(there, row.title);
  await expect(theirs.getByText(`Otwarte też u: ${me.email}`)).toBeVisible();
  // It is asked about three times a minute.
  const seen = mine.getByText(`Otwarte też u: ${email}`);
  await page.clock.fastForward(20_000);
  await expect(seen).toBeVisible();
  await there.keyboard.press("Escape");
  await expect(theirs).toHaveCount(0);
  await expect.poll(() => openings(database, row.id)).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await expect(seen).toHaveCount(0);
});

test("kill -9 of the server amid typing loses nothing here, and five seconds at most elsewhere", async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "typing-"));
  const env = { ...siteEnv, SEED: "none", PORT: String(await freePort()) };
  const start = () => startSite({ dataDir, env, through: ownGroup });
  let site = await start();
  try {
    const { title } = await storePost(openDatabase(site.url), "Pisany do końca", { content: "" });
    const storageState = signedIn(site.url, await signIn(site.url));
    const context = await browser.newContext({ storageState, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/admin");
    await edit(page, title);
    const text = field(page, "Treść (Markdown)");
    await text.focus();

    let typed = "";
    const typedAt: { moment: number; length: number }[] = [];
    const typeFor = async (milliseconds: number) => {
      const end = Date.now() + milliseconds;
      for (let word = 0; Date.now() < end; word++) {
        await page.keyboard.type(`${word} `, { delay: 20 });
        typed += `${word} `;
        typedAt.push({ moment: Date.now(), length: typed.length });
      }
    };
    await typeFor(9000);
    const killed = Date.now();
    await killGroup(site);
    await typeFor(1500);
    await expect(text).toHaveValue(typed);
    const onDevice = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await expect.poll(onDevice).toContain(typed);
    await crash(page);
    site = await start();

    // The text that another computer would be offered. One that went on with it would have the latest text.
    const [there = ""] = await keptTexts(openDatabase(site.url));
    const due = typedAt.findLast(({ moment }) => moment <= killed - 5000);
    expect(typed.startsWith(there)).toBe(true);
    expect(there.length).toBeGreaterThanOrEqual(due?.length ?? Number.POSITIVE_INFINITY);

    const next = await context.newPage();
    await next.goto("/admin");
    await button(await edit(next, title), "Przywróć").click();
    await expect(field(next, "Treść (Markdown)")).toHaveValue(typed);
  } finally {
    await killGroup(site);
    await rm(dataDir, { recursive: true, force: true });
  }
});
