import type { FrameLocator, Page } from "@playwright/test";
import { visit } from "./fixtures.ts";

/** A public page in the editor of its texts. */
export async function openEditor(page: Page, path: string): Promise<FrameLocator> {
  await visit(page, `/admin/strona/edycja${path}`);
  return frameOf(page);
}

export const frameOf = (page: Page) => page.frameLocator('iframe[title="Podgląd strony"]');
export const headline = (frame: FrameLocator) =>
  frame.getByRole("button", { name: /^Nagłówek: .+, edytuj$/ }).first();
export const textField = (page: Page) => page.getByLabel("Tekst", { exact: true });
