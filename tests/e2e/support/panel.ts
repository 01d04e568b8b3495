import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { sessionKey } from "../../../app/panel/data/session-key.ts";
import { post } from "../../database/samples.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";
import { editor as account, siteEnv, visit, test as withSite } from "./fixtures.ts";

const emptied = [
  ...["blog_posts", "case_studies", "page_content", "redirects"],
  ...["contact_messages", "import_runs"],
];

export type Editor = { id: string; session: string };

/**
 * Journeys of an administrator who signed in earlier, on a site whose content the tests make. A real server takes
 * its mail: all journeys of the panel share one kind of site.
 */
export const test = withSite.extend<
  {
    withoutRecords: undefined;
    openPanel: (path?: string) => Promise<void>;
    /** A page at another computer, by default of the same account. */
    openElsewhere: (path: string, session?: string) => Promise<Page>;
  },
  { editor: Editor; site: TestSite; smtp: SmtpTrap }
>({
  // Playwright reads the names of the fixtures from the braces, so they must be there.
  smtp: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ smtp }, use) => {
      const mail = {
        SMTP_URL: smtp.url.replace("//", "//kadr:haslo@"),
        CONTACT_TO: "biuro@kadr.example",
      };
      const site = await startSite({
        env: {
          // For the samples of the code; its records go with those of other tests.
          ...{ ...siteEnv, SEED: "demo", SITE_URL: "http://kadr.localhost" },
          ...mail,
        },
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // A site serves many tests: a screen is to hold nothing of another one.
  withoutRecords: [
    async ({ database, smtp }, use) => {
      smtp.mode = "ok";
      for (const caught of [smtp.mails, smtp.automatic]) caught.length = 0;
      await database.from("contact_settings").delete().eq("id", true).throwOnError();
      const empty = (table: string) => database.from(table).delete().gt("id", 0).throwOnError();
      await Promise.all(emptied.map(empty));
      await use(undefined);
    },
    { auto: true },
  ],
  editor: [async ({ site }, use) => use(await signIn(site.url)), { scope: "worker" }],
  storageState: ({ site, editor }, use) => use(signedIn(site.url, editor)),
  openPanel: ({ page, database }, use) =>
    use(async (path = "") => {
      // Text of an earlier test would be offered, since all of them have one account.
      await database.from("working_copies").delete().not("id", "is", null).throwOnError();
      await visit(page, `/admin${path}`);
      // By its element, for a sheet that the address opens hides it from roles.
      await expect(page.locator("header").getByText("Panel Administratora")).toBeVisible();
    }),
  openElsewhere: async ({ browser, site, editor }, use) => {
    const computers: BrowserContext[] = [];
    await use(async (path, session = editor.session) => {
      const storageState = signedIn(site.url, { session });
      const computer = await browser.newContext({ baseURL: site.url, storageState });
      computers.push(computer);
      const page = await computer.newPage();
      await visit(page, path);
      return page;
    });
    for (const computer of computers) await computer.close();
  },
});

/** A screen of the panel, by its address and its heading. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
}

export async function signIn(url: string): Promise<Editor> {
  const visitor = databaseOf(url, demoKeys.SUPABASE_PUBLISHABLE_KEY);
  const { data, error } = await visitor.auth.signInWithPassword(account);
  if (error) throw error;
  return { id: data.user.id, session: JSON.stringify(data.session) };
}

/** Each for a person of one test: a site keeps its accounts. */
export const newAddress = () => `${randomUUID().slice(0, 8)}@kadr.example`;

/** A browser's storage with the session in it. */
export function signedIn(origin: string, { session }: Pick<Editor, "session">) {
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: sessionKey, value: session },
          // Most journeys type into a plain field, which is faster.
          { name: "kadr-writing", value: "markdown" },
        ],
      },
    ],
  };
}

/** For tests that sign out: that ends the session for good, which others share. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

/** Gives this browser a session, as it would keep one itself. */
export function keepSession(page: Page, session: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    session,
  ] as const);
}

export function hasSession(page: Page): Promise<boolean> {
  return page.evaluate((key) => localStorage.getItem(key) !== null, sessionKey);
}

export async function fillInLogin(within: Page | Locator, password = account.password) {
  await within.getByLabel("Email").fill(account.email);
  await within.getByLabel("Hasło").fill(password);
  await within.getByRole("button", { name: "Zaloguj się" }).click();
}

/** Another tab of the same browser, with the panel open. */
export async function nextTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await visit(tab, "/admin");
  await expect(tab.getByRole("heading", { name: "Panel Administratora" })).toBeVisible();
  return tab;
}

export const sheet = (page: Page) => page.getByRole("dialog", { name: /post|case study/ });
export const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** A button in the list, of the record with this title. */
export function rowButton(page: Page, name: "Edytuj" | "Usuń", title: string): Locator {
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
  return button(row, name);
}

/** Opens the record's sheet from the list. */
export async function edit(page: Page, title: string): Promise<Locator> {
  // A toast stays under the pointer, and may lie over the row.
  await page.mouse.move(0, 0);
  await rowButton(page, "Edytuj", title).click();
  const form = sheet(page).locator("form").first();
  await expect(form).toBeVisible();
  // Until a choice between two texts is made, nothing in it opens.
  if (!(await form.evaluate((element) => element.hasAttribute("inert")))) {
    await openFirstLines(page);
  }
  return sheet(page);
}

/** Title, slug and author of a record that has them. */
export async function openFirstLines(page: Page): Promise<void> {
  await sheet(page).locator("summary").filter({ hasText: "Tytuł" }).click();
  await expect(field(page, "Tytuł")).toBeVisible();
}

/** A stored post; its title is its own among all tests. */
export async function storePost(database: SupabaseClient, title: string, changes: object = {}) {
  const row = post({ title, ...changes });
  return (await database.from("blog_posts").insert(row).select().single().throwOnError()).data;
}

export async function readPost(database: SupabaseClient, key: number | string) {
  const column = typeof key === "number" ? "id" : "slug";
  const row = database.from("blog_posts").select().eq(column, key).maybeSingle();
  return (await row.throwOnError()).data;
}

/** Waits until visitors get this status and text at an address. */
export async function expectPublic(
  page: Page,
  path: string,
  { status = 200, text = "" }: { status?: number; text?: string } = {},
): Promise<void> {
  const answered = async () => {
    const answer = await page.request.get(path);
    return [answer.status(), (await answer.text()).includes(text)];
  };
  await expect.poll(answered, `${path}: ${text}`).toEqual([status, true]);
}

/** A picture as a camera or a program would make it. */
export function picture(width = 1600, height = 1200, background = "#ff4b1f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

let photos = 0;

/** Each in a colour of its own: the library knows a file that it has already. */
export async function photo(name = "plan zdjęciowy.jpg", width?: number, height?: number) {
  photos += 1;
  const [green, blue] = [(photos * 37) % 256, (photos * 101) % 256];
  const made = picture(width, height, `rgb(255 ${green} ${blue})`);
  return { name, mimeType: "image/jpeg", buffer: await made.jpeg().toBuffer() };
}

/** Pastes a file into an element. */
export async function pasteFile(
  target: Locator,
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await target.evaluate(
    (element, { name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type: mimeType }));
      const init = { bubbles: true, cancelable: true, clipboardData };
      element.dispatchEvent(new ClipboardEvent("paste", init));
    },
    { name, mimeType, base64: buffer.toString("base64") },
  );
}
