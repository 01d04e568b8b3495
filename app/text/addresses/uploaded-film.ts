import { parseUrl } from "./parse-url.ts";

export type UploadedFilm = {
  /** Of this site or of the Supabase that its rows were written with. */
  path: string;
  posterPath: string;
  width: number;
  height: number;
};

export const filmFolder = "/storage/v1/object/public/films/";

const filmName = /^[\w-]{1,100}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(?:mp4|webm)$/;

/** A film that was uploaded, at any backend. Its name tells its size, so that no page has to read the file. */
export function uploadedFilm(address: string): UploadedFilm | null {
  const text = address.trim();
  const path = /^https?:\/\//i.test(text) ? parseUrl(text)?.pathname : text;
  if (!path?.startsWith(filmFolder)) return null;
  const [, width, height] = filmName.exec(path.slice(filmFolder.length)) ?? [];
  if (!width || !height) return null;
  const posterPath = path.replace(/\.\w+$/, ".webp");
  return { path, posterPath, width: Number(width), height: Number(height) };
}

/** A film or its poster, by the name in the bucket. */
export function isFilmFile(name: string): boolean {
  return filmName.test(name.replace(/\.webp$/, ".webm"));
}

export function isPoster(name: string): boolean {
  return name.endsWith(".webp");
}

export function filmFileName(id: string, { width, height }: { width: number; height: number }) {
  return `${id}-${width}x${height}`;
}
