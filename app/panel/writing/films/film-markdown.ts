import { linkMarkdown } from "~/panel/writing/markdown/markdown-tools.ts";
import { films as text } from "~/panel/writing/words.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { webFilm } from "~/text/addresses/web-film.ts";

/** Without words where its address stands alone. */
export type Film = { words: string; address: string };

export function posterOf({ address }: Film): string | null {
  const own = uploadedFilm(address);
  // Where the film itself is, since this is the panel of that backend.
  return own ? address.replace(own.path, own.posterPath) : (webFilm(address)?.poster ?? null);
}

export function filmMarkdown({ words, address }: Film): string {
  const host = webFilm(address)?.host;
  return linkMarkdown(words || (host ? text.words[host] : address), address);
}
