import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { demoKeys } from "./demo-keys.ts";
import { type SiteOptions, startSite } from "./site.ts";

export const editor = { email: "redakcja@kadr.example", password: "plan zdjęciowy 7:30" };

const SESSION_KEY = "kadr-session";

export type Panel = {
  url: string;
  /** The secret key: arranges what editors find, and looks at what they did. */
  database: SupabaseClient;
  editorId: string;
  session: string;
  stop: () => Promise<unknown>;
};

/** A site without content, with one administrator who is signed in already. */
export async function startPanel({ env, ...options }: SiteOptions = {}): Promise<Panel> {
  const site = await startSite({
    ...options,
    env: {
      ...demoKeys,
      SEED: "none",
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
      SIGN_IN_LIMIT: "1000",
      ...env,
    },
  });
  const auth = { persistSession: false, autoRefreshToken: false };
  const visitor = createClient(site.url, demoKeys.SUPABASE_PUBLISHABLE_KEY, { auth });
  const { data, error } = await visitor.auth.signInWithPassword(editor);
  if (error) throw error;
  return {
    url: site.url,
    database: createClient(site.url, demoKeys.SUPABASE_SECRET_KEY, { auth }),
    editorId: data.user.id,
    session: JSON.stringify(data.session),
    stop: site.stop,
  };
}

/** Opens the panel as somebody who signed in earlier. */
export async function openPanel(page: Page, { session }: Panel, query = ""): Promise<void> {
  await page.context().addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, "given");
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, session] as const,
  );
  await page.goto(`/admin${query}`);
  // By its element, for a sheet that the address opens hides the heading from roles.
  await page.locator("h1", { hasText: "Panel Administratora" }).waitFor();
}

/** What this browser believes about its session. */
export function keepSession(page: Page, session: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
}

export function hasSession(page: Page): Promise<boolean> {
  return page.evaluate((key) => localStorage.getItem(key) !== null, SESSION_KEY);
}

export const sheet = (page: Page) => page.getByRole("dialog", { name: /post|case study/ });

/** A button in the list, of the record with this title. */
export function rowButton(page: Page, name: "Edytuj" | "Usuń", title: string): Locator {
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
  return row.getByRole("button", { name, exact: true });
}

/** Opens the record's sheet from the list. */
export async function edit(page: Page, title: string): Promise<Locator> {
  await rowButton(page, "Edytuj", title).click();
  await sheet(page).getByLabel("Tytuł", { exact: true }).waitFor();
  return sheet(page);
}

/** A picture as a camera or a program would make it. */
export function picture(width = 1600, height = 1200, background = "#ff4b1f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

export async function photo(name = "plan zdjęciowy.jpg", width?: number, height?: number) {
  return {
    name,
    mimeType: "image/jpeg",
    buffer: await picture(width, height).jpeg().toBuffer(),
  };
}

/** Pastes files into an element, or drops them there. */
export async function handOver(
  target: Locator,
  how: "paste" | "drop",
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const carried = files.map(({ buffer, ...file }) => ({
    ...file,
    base64: buffer.toString("base64"),
  }));
  await target.evaluate(
    (element, { how, carried }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of carried) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data }),
      );
    },
    { how, carried },
  );
}
