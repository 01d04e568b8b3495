import type { Page } from "@playwright/test";
import sharp from "sharp";
import { launchChromium } from "../bench/chromium.ts";
import { signIn } from "../bench/panel.ts";
import { ready } from "../tests/support/browsers/ready.ts";
import { databaseOf } from "../tests/support/demo-keys.ts";
import { writerEnv } from "../tests/support/signed-in.ts";
import { startSite } from "../tests/support/site.ts";

/**
 * Makes the pictures of README, docs/editing.md and „Pomoc” (docs/pictures) from the present build: the demo, with
 * one enquiry and a few pictures in the library. The clock is the real one: the panel would warn of another. Look at them before they are committed.
 */
const RECEIVED = new Date(Date.now() - 40 * 60_000);

const library: Readonly<Record<string, string>> = {
  "rows/case-agent-chair": "Krzesło i wisząca lampa w pustym wnętrzu",
  "blog-light": "Świecąca rura i biały dyfuzor na planie",
  "case-product": "Flakon perfum podświetlony na czerwono",
  "service-video": "Kamera na statywie, widziana z boku",
  "rows/case-aviation-instrument": "Przyrządy w kabinie samolotu",
  "service-mic": "Mikrofon studyjny na wysięgniku",
  "service-drone": "",
  "case-event-live": "",
};

/** The path of a screen, a heading that stands there once it has its rows, and the name of its picture. */
const rooms = [
  ["strona/podstrony", "Podstrony", "pages"],
  ["strona/marka", "Marka", "brand"],
  ["strona/uslugi", "Usługi", "services"],
  ["strona/menu", "Menu i stopka", "menu"],
  ["strona/start", "Gotowe do startu?", "start"],
  ["strona/dane-firmy", "Godziny otwarcia", "company"],
  ["osoby", "Osoby", "people"],
  ["dziennik", "Dziennik", "log"],
] as const;

const site = await startSite({ env: { ...writerEnv, SEED: "demo" }, quiet: true });
const browser = await launchChromium();
try {
  await prepare();
  const viewport = { width: 1280, height: 800 };
  const page = await signIn(browser, site.url, {
    viewport,
    reducedMotion: "reduce",
    timezoneId: "Europe/Warsaw",
  });

  await open(page, "/");
  await take(page, "home");

  await page.goto("/admin/strona/edycja/");
  const frame = page.frameLocator('iframe[title="Podgląd strony"]');
  // It has that name once it listens. Its middle may be over the picture, which is a place of its own.
  const headline = frame.getByRole("button", { name: /^Nagłówek: .+, edytuj$/ }).first();
  await headline.click({ position: { x: 20, y: 20 } });
  await page.getByLabel("Tekst", { exact: true }).fill("Twoja firma\nw najlepszym\nświetle.");
  await page.getByText(/^Szkic zapisany/).waitFor();
  await take(page, "panel-site");
  await page.getByRole("button", { name: "Zmiany (1)" }).click();
  await page.getByRole("button", { name: /^Cofnij: / }).click();
  await page.getByRole("button", { name: "Zmiany (0)" }).waitFor();

  await open(page, "/admin");
  await page
    .locator("tbody")
    .getByText(/^Dźwięk w podcaście/)
    .click();
  await page.getByRole("textbox", { name: "Treść", exact: true }).waitFor();
  await take(page, "panel-editor");

  await open(page, "/admin/wiadomosci");
  await page.getByRole("link", { name: /Joanna Malec/ }).click();
  await page.getByRole("button", { name: "Biorę to" }).waitFor();
  await take(page, "panel-enquiry");

  await open(page, "/admin/zdjecia");
  await page.locator("main img").nth(5).waitFor();
  await take(page, "panel-pictures");

  for (const [path, heading, name] of rooms) {
    await open(page, `/admin/${path}`);
    await page.getByRole("heading", { name: heading }).first().waitFor();
    // Rows come after the headings.
    await page.waitForLoadState("networkidle");
    await take(page, `panel-${name}`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function prepare(): Promise<void> {
  const database = databaseOf(site.url);
  const message = {
    name: "Joanna Malec",
    email: "joanna.malec@fabryka.example",
    message:
      "Dzień dobry, otwieramy nową halę pod Tychami i potrzebujemy filmu na targi w marcu: dwie minuty, z dronem nad halą i rozmową z szefową produkcji. Kiedy moglibyście przyjechać i ile to kosztuje?",
    mail_status: "dismissed",
    visit: { pages: ["/uslugi/nagrania-dronem", "/kontakt"] },
    created_at: RECEIVED.toISOString(),
  };
  await database.from("contact_messages").insert(message).throwOnError();
  // The newest stands first.
  for (const [name, description] of Object.entries(library).reverse()) {
    const file = await sharp(`assets/pictures/${name}.webp`)
      .resize(1200)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const path = `${name.replace("rows/", "")}.webp`;
    const stored = database.storage.from("media");
    const { error } = await stored.upload(path, file.data, { contentType: "image/webp" });
    if (error) throw error;
    const { width, height, size: bytes } = file.info;
    const facts = { path, description, width, height, bytes, file_name: path };
    await database.from("media_files").upsert(facts).throwOnError();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => {
    const isSeen = (image: Element) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth && image.checkVisibility();
    };
    const seen = [...document.images].filter(isSeen);
    return document.fonts.status === "loaded" && seen.every((image) => image.complete);
  });
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  const { size } = await sharp(picture).webp({ quality: 82 }).toFile(`docs/pictures/${name}.webp`);
  process.stdout.write(`${name}: ${Math.round(size / 1024)} kB\n`);
}
