import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { field, sheet } from "./panel.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

/** Gives the form a main picture. */
export const choosePicture = (page: Page, file: File) =>
  sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(file);

/** The stored file at the form's address, once it is there. */
export async function storedPicture(page: Page, ending: RegExp) {
  await expect(field(page, "Adres zdjęcia")).toHaveValue(ending);
  const url = await field(page, "Adres zdjęcia").inputValue();
  const answer = await page.request.get(url);
  const bytes = await answer.body();
  const { width, height, exif } = await sharp(bytes).metadata();
  return { type: answer.headers()["content-type"], bytes, size: [width, height], exif };
}
