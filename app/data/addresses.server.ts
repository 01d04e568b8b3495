import { isFilmAddress, webFilm } from "~/text/addresses/web-film.ts";
import { newestFirst } from "./all-rows.ts";
import type { PublicClient } from "./client.server.ts";
import { shareAddress } from "./pictures/images.ts";
import { columns } from "./records/columns.ts";
import { rowAddress } from "./records/reshape.ts";

/** What stands on the page of a row, for search engines. */
export type RowMedia = {
  pictures: string[];
  film?: { title: string; description: string; player: string; poster: string } | undefined;
};

export async function listPostMedia({ db, images }: PublicClient) {
  const rows = await newestFirst(() => db.from("blog_posts").select(columns.postMedia));
  return rows.map((row) => ({ ...rowAddress(row), ...mediaOf([row.image_url], images) }));
}

export async function listStudyMedia({ db, images }: PublicClient) {
  const rows = await newestFirst(() => db.from("case_studies").select(columns.caseStudyMedia));
  return rows.map((row) => {
    const pictures = [row.image_url, ...(row.gallery_images ?? [])];
    return { ...rowAddress(row), ...mediaOf(pictures, images), film: filmOf(row) };
  });
}

function mediaOf(pictures: readonly (string | null)[], images: PublicClient["images"]): RowMedia {
  const addresses = pictures.flatMap((picture) => shareAddress(picture, images) ?? []);
  return { pictures: [...new Set(addresses)] };
}

/** A channel has no film of its own to show. */
function filmOf(row: { youtube_url: string | null; title: string; summary: string }) {
  const address = row.youtube_url?.trim() ?? "";
  const found = isFilmAddress(address) ? webFilm(address) : null;
  if (!found?.poster) return undefined;
  const { player, poster } = found;
  return { title: row.title, description: row.summary || row.title, player, poster };
}
