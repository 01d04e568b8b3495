import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen, test } from "../../../e2e/support/panel.ts";

test("a person's data: found, copied, corrected, erased, and only that in the log", async ({
  page,
  database,
}) => {
  const mine = { name: "Jan", email: "Jan@firma.example", message: "Proszę o ofertę" };
  const other = { name: "Ola", email: "ola@firma.example", message: "Pisz do jan@firma.example" };
  await database.from("contact_messages").insert([mine, other]).throwOnError();
  await openScreen(page, "/admin/dane-osobowe", "Dane osobowe");
  const address = page.getByLabel("Adres e-mail osoby");
  await address.fill("jan");
  await button(page, "Szukaj").click();
  await expect(page.getByText("Wpisz jeden adres e-mail")).toBeVisible();
  await address.fill(" \u202ajan@FIRMA.example\u202c");
  await button(page, "Szukaj").click();
  await expect(page.getByText("Z tego adresu mamy 1 wiadomość.")).toBeVisible();
  await expect(page.getByText(/w\swiadomości innej osoby #/)).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent("download");
  await button(page, "Pobierz kopię danych").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("dane-osobowe.json");
  const copy = await readFile(await download.path(), "utf8");
  expect(JSON.parse(copy).messages).toMatchObject([mine]);
  expect(copy).not.toContain("Ola");

  await button(page, "Popraw").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Imię").fill("Ja\u00adnina");
  await button(dialog, "Popraw").click();
  await expect(toast(page, "Poprawiono: 1 wiadomość")).toBeVisible();
  const names = async () => {
    const { data } = await database.from("contact_messages").select("name").order("id");
    return data?.map(({ name }) => name);
  };
  await expect.poll(names).toEqual(["Janina", "Ola"]);

  await button(page, "Usuń wszystko").click();
  await dialog.getByLabel("Przepisz adres").fill("jan@firma");
  await button(dialog, "Usuń wszystko").click();
  await expect(dialog.getByText("To nie jest ten sam adres.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Przepisz adres").fill("\u202aJan@firma.example\u202c");
  await button(dialog, "Usuń wszystko").click();
  await expect(page.getByText("Nie mamy żadnych danych z tym adresem.")).toBeVisible();
  const left = await database.from("contact_messages").select("name, message");
  expect(left.data).toEqual([{ name: "Ola", message: "Pisz do [usunięto]" }]);

  const log = page.getByRole("region", { name: "Dziennik" });
  await expect(log.getByRole("listitem")).toContainText([
    /usunięcie na żądanie, 1 wiadomość/,
    /poprawienie, 1 wiadomość/,
    /kopia danych, 1 wiadomość/,
  ]);
  await expect(log).not.toContainText("jan@");
});
