import type { AdminClient } from "~/panel/data/client.ts";
import { problem } from "~/panel/data/problem.ts";
import { FILMS } from "~/picture-files/bucket-limits.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";

export type StoredFilm = {
  name: string;
  address: string;
  poster: string;
  width: number;
  height: number;
  bytes: number;
  uploadedAt: string;
};

const AT_ONCE = 1_000;

/** Newest first. */
export async function listFilms(client: AdminClient): Promise<StoredFilm[]> {
  const bucket = client.storage.from(FILMS);
  const films: StoredFilm[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const sortBy = { column: "name", order: "asc" };
    const { data, error } = await bucket.list("", { limit: AT_ONCE, offset, sortBy });
    if (error) throw problem({ message: error.message, status: Number(error.status) || 0 });
    for (const { name, created_at, metadata } of data) {
      const address = bucket.getPublicUrl(name).data.publicUrl;
      const film = uploadedFilm(address);
      if (!film) continue;
      const { width, height, path, posterPath } = film;
      const poster = address.replace(path, posterPath);
      const bytes = Number(metadata?.size) || 0;
      films.push({ name, address, poster, width, height, bytes, uploadedAt: created_at ?? "" });
    }
    if (data.length === AT_ONCE) continue;
    return films.sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  }
}

/** With its poster; false for one that a text shows, which stays. */
export async function removeFilm(client: AdminClient, { name }: StoredFilm): Promise<boolean> {
  const names = [name, name.replace(/\.\w+$/, ".webp")];
  const { data, error } = await client.storage.from(FILMS).remove(names);
  if (error) throw problem({ message: error.message, status: Number(error.status) || 0 });
  return data.some((file) => file.name === name);
}
