import { expect } from "@playwright/test";
import { editor as me } from "../../../e2e/support/fixtures.ts";
import { accountsOf, edit, newAddress, storePost, test } from "../../../e2e/support/panel.ts";

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
