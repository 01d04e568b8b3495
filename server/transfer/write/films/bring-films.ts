import { createCanvas } from "@napi-rs/canvas";
import { MAX_FILM_BYTES } from "../../../../app/picture-files/bucket-limits.ts";
import { filmType } from "../../../../app/picture-files/film-type.ts";
import { fitInto } from "../../../../app/picture-files/picture-file.ts";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { filmFileName } from "../../../../app/text/addresses/uploaded-film.ts";
import type { Note } from "../../read/entry.ts";
import { noRoom } from "../../read/files/unzip.ts";
import { endsAll, type NoteCode } from "../../read/notes.ts";
import type { BringOptions } from "../pictures/bring-pictures.ts";
import { NotFetched } from "../pictures/fetch-public.ts";
import { hashOf, uuidOf } from "../pictures/prepare-picture.ts";
import { line } from "../row.ts";
import { filmSize } from "./film-size.ts";

export type BroughtFilm = { address: string | null; words: string; note: Note };

const filmFile = /\.(mp4|m4v|webm)$/i;
const POSTER = { width: 1_600, height: 1_600 };
const UNNAMED = "Film";
/** In a trial, this replaces the address that a film would get. */
const TRIAL = "/";

/** Stores each film once. Films are stored one after the other, because a whole film is in memory. */
export class BringFilms {
  #options: BringOptions;
  #brought = new Map<string, Promise<BroughtFilm>>();
  #places = new Map<string, string>();
  #here: Promise<ReadonlySet<string>> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  count = { added: 0, known: 0 };

  constructor(options: BringOptions) {
    this.#options = options;
  }

  isFilm(address: string): boolean {
    const path = parseUrl(address)?.pathname ?? "";
    return filmFile.test(path) && this.#options.isOfSite(address);
  }

  /** Whether a text shows this film. */
  has(address: string): boolean {
    return this.#brought.has(address);
  }

  placeOf(address: string): string | null {
    const name = this.#options.known.get(address);
    return this.#places.get(address) ?? (name ? this.#options.store.films.addressOf(name) : null);
  }

  brought(): string[] {
    return [...this.#places.keys(), ...this.#options.known.keys()];
  }

  bring(address: string): Promise<BroughtFilm> {
    const before = this.#brought.get(address);
    if (before) return before;
    const one = this.#last.then(() => this.#bring(address));
    this.#last = one.catch(() => {});
    this.#brought.set(address, one);
    return one;
  }

  async #bring(address: string): Promise<BroughtFilm> {
    const { source, importId } = this.#options;
    const whole = source.pictureAt(address);
    const words = line(whole?.caption || whole?.description || "") || UNNAMED;
    const refused = (code: NoteCode, detail = address): BroughtFilm => ({
      address: null,
      words,
      note: { code, detail },
    });
    const taken = (place: string): BroughtFilm => {
      this.#places.set(address, place);
      return { address: place === TRIAL ? null : place, words, note: posterless(address) };
    };
    try {
      const before = await this.#knownHere(address);
      if (before) {
        this.count.known++;
        return taken(before);
      }
      if (importId === null) {
        if (!(await this.#isThere(address))) return refused("filmMissing");
        this.count.added++;
        return taken(TRIAL);
      }
      const bytes = await this.#read(address);
      if (!bytes) return refused("filmMissing");
      if (bytes.length > MAX_FILM_BYTES) return refused("filmTooLarge");
      const type = filmType(bytes);
      const size = type && filmSize(bytes, type);
      if (!size) return refused("filmUnknown");
      return taken(await this.#store(address, bytes, size, type));
    } catch (error) {
      if (endsAll(error)) throw error;
      if (error instanceof NotFetched) {
        return refused("fileNotFetched", `${address} (${error.message})`);
      }
      const reason = error instanceof Error ? error.message : String(error);
      return refused("filmRefused", `${address} (${reason})`);
    }
  }

  async #knownHere(address: string): Promise<string | null> {
    const { store, known } = this.#options;
    const name = known.get(address);
    return name && (await this.#files()).has(name) ? store.films.addressOf(name) : null;
  }

  #files(): Promise<ReadonlySet<string>> {
    this.#here ??= this.#options.store.films.list().then((names) => new Set(names));
    return this.#here;
  }

  async #isThere(address: string): Promise<boolean> {
    for (const file of this.#options.files) if (await file.has(address)) return true;
    return false;
  }

  async #read(address: string): Promise<Uint8Array | null> {
    for (const file of this.#options.files) {
      const bytes = await file.read(address);
      if (bytes) return bytes;
    }
    return null;
  }

  async #store(
    address: string,
    bytes: Uint8Array,
    size: { width: number; height: number },
    type: string,
  ): Promise<string> {
    const { store, importId } = this.#options;
    const here = await this.#files();
    const stem = filmFileName(uuidOf(hashOf(bytes)), size);
    const name = `${stem}.${type.slice("video/".length)}`;
    const poster = `${stem}.webp`;
    if (here.has(name)) this.count.known++;
    else {
      if (!(await store.hasRoomFor(bytes.length * 2, "file"))) throw noRoom("DATA_DIR");
      const files = new Map([
        [address, name],
        [`poster of ${address}`, poster],
      ]);
      // A file that is remembered but missing is stored again by the next import, so it is remembered first.
      if (importId !== null) await store.remember(importId, "film", files);
      if (!here.has(poster)) await store.films.write(poster, await drawPoster(size));
      await store.films.write(name, bytes);
      this.count.added++;
    }
    return store.films.addressOf(name);
  }
}

function posterless(address: string): Note {
  return { code: "filmPoster", detail: address };
}

/** Draws a dark picture, because no dependency can read a frame of a film. */
function drawPoster(size: { width: number; height: number }): Promise<Uint8Array> {
  const { width, height } = fitInto(size, POSTER);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#131316";
  context.fillRect(0, 0, width, height);
  return canvas.encode("webp", 80);
}
