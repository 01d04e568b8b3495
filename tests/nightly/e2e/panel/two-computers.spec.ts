import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { editor as me, openDatabase, siteEnv, visit } from "../../../e2e/support/fixtures.ts";
import {
  accountsOf,
  button,
  edit,
  field,
  newAddress,
  signedIn,
  signIn,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { crash } from "../../../e2e/support/unsaved.ts";
import { freePort } from "../../../support/free-port.ts";
import { killGroup, ownGroup } from "../../../support/process-group.ts";
import { startSite } from "../../../support/site.ts";

test("two people who have one post open are told of each other", async ({
  page,
  site,
  database,
  openPanel,
  openElsewhere,
}) => {
  const email = newAddress();
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
  const openings = async () => {
    const { data } = await database.from("open_records").select().eq("record_id", row.id);
    return data;
  };
  await expect.poll(openings).toHaveLength(1);
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
    await visit(page, "/admin");
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
    const copies = await openDatabase(site.url)
      .from("working_copies")
      .select("form")
      .throwOnError();
    const there = String(copies.data[0]?.form.content ?? "");
    const due = typedAt.findLast(({ moment }) => moment <= killed - 5000);
    expect(typed.startsWith(there)).toBe(true);
    expect(there.length).toBeGreaterThanOrEqual(due?.length ?? Number.POSITIVE_INFINITY);

    const next = await context.newPage();
    await visit(next, "/admin");
    await button(await edit(next, title), "Przywróć").click();
    await expect(field(next, "Treść (Markdown)")).toHaveValue(typed);
  } finally {
    await killGroup(site);
    await rm(dataDir, { recursive: true, force: true });
  }
});
