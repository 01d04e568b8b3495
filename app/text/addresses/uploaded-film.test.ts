import { expect, it } from "vitest";
import { filmFileName, filmFolder, uploadedFilm } from "./uploaded-film.ts";

const name = filmFileName("a1b2", { width: 1080, height: 1920 });

it.each([
  `${filmFolder}${name}.mp4`,
  `https://old.supabase.co${filmFolder}${name}.mp4`,
  ` https://old.supabase.co${filmFolder}${name}.mp4?v=1`,
])("reads where „%s” is, and how large", (address) => {
  expect(uploadedFilm(address)).toEqual({
    path: `${filmFolder}${name}.mp4`,
    posterPath: `${filmFolder}${name}.webp`,
    ...{ width: 1080, height: 1920 },
  });
});

it.each([
  "",
  `${filmFolder}${name}.webp`,
  `${filmFolder}a1b2.mp4`,
  `${filmFolder}a-0x1080.mp4`,
  `${filmFolder}../media/${name}.mp4`,
  `/storage/v1/object/public/media/${name}.mp4`,
  `//evil.example${filmFolder}${name}.mp4`,
  `javascript:${filmFolder}${name}.mp4`,
])("finds no film in „%s”", (address) => {
  expect(uploadedFilm(address)).toBeNull();
});
