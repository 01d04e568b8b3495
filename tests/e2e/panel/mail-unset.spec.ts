import { expect } from "@playwright/test";
import { enquiry, storeEnquiry } from "../support/inbox.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { test } from "../support/panel.ts";

const said = "Poczta nie jest ustawiona: zapytania widać tylko tutaj";

test("without a mail server the panel says that nobody is mailed", async ({
  page,
  openPanel,
  database,
}) => {
  const waiting = { mail_status: "waiting", mail_sent_at: null };
  await storeEnquiry(database, { name: "Ewa", ...waiting });
  await openPanel("/wiadomosci");
  const line = page.getByRole("complementary", { name: "Wymaga uwagi:" });
  await expect(line.getByRole("link", { name: said })).toBeVisible();
  await expect(page.getByRole("main").getByText(said)).toBeVisible();
  await expect(enquiry(page, "Ewa").getByText(/Tylko w\spanelu/)).toBeVisible();
  await expectAccessible(page, [360, 1280]);
  await line.getByRole("link", { name: said }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Powiadomienia" })).toBeVisible();
  await expect(page.getByRole("main").getByText(said)).toBeVisible();
  await expect(page.getByText(/trzeba podać SMTP_URL/)).toBeVisible();
  await expect(page.getByText("Serwer poczty nie przyjął jeszcze żadnego maila.")).toHaveCount(0);
});
