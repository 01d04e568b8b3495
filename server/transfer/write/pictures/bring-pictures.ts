import { randomUUID } from "node:crypto";
import type { Note, PictureUse, Source } from "../../read/entry.ts";
import { noRoom } from "../../read/files/unzip.ts";
import { endsAll, type NoteCode } from "../../read/notes.ts";
import type { ImportStore } from "../../store/import-store.ts";
import { cut, line } from "../row.ts";
import { NotFetched } from "./fetch-public.ts";
import type { PictureFiles } from "./find-files.ts";
import { hashOf, preparePicture, RefusedPicture, uuidOf } from "./prepare-picture.ts";

export type BroughtPicture = { address: string | null; note: Note | null };

export type BringOptions = {
  store: ImportStore;
  source: Source;
  files: readonly PictureFiles[];
  importId: number | null;
  known: ReadonlyMap<string, string>;
  /** Whether the address is one of the old site. Files of other sites are not imported. */
  isOfSite: (address: string) => boolean;
};

const LONGEST = 500;

const refusals: Record<string, NoteCode> = {
  empty: "pictureEmpty",
  "too-large": "pictureTooLarge",
  "too-many-pixels": "pictureTooManyPixels",
  heic: "pictureHeic",
  svg: "pictureSvg",
  pdf: "picturePdf",
  "not-a-picture": "pictureNone",
  damaged: "pictureDamaged",
};

/** Stores each picture once, however many texts show it. */
export class BringPictures {
  #options: BringOptions;
  #brought = new Map<string, Promise<BroughtPicture>>();
  #places = new Map<string, string>();
  count = { added: 0, known: 0 };

  constructor(options: BringOptions) {
    this.#options = options;
  }

  /** The new address of a picture that was imported now or before, or that a trial would import. */
  placeOf(address: string): string | null {
    return this.#places.get(address) ?? this.#placeOfKnown(address);
  }

  /** The old addresses of all pictures that `placeOf` knows. */
  brought(): string[] {
    return [...new Set([...this.#places.keys(), ...this.#options.known.keys()])];
  }

  #placeOfKnown(address: string): string | null {
    const path = this.#options.known.get(address);
    return path === undefined ? null : this.#options.store.addressOf(path);
  }

  /** Files of the export that no text has asked for. */
  unused(): string[] {
    return this.#options.source.pictures.filter((address) => !this.#brought.has(address));
  }

  bring(use: PictureUse): Promise<BroughtPicture> {
    const whole = this.#options.source.pictureAt(use.address);
    const key = whole?.address ?? use.address;
    const before = this.#brought.get(key);
    if (before) return before;
    const one = this.#bring(key, use, whole);
    this.#brought.set(key, one);
    return one;
  }

  async #bring(key: string, use: PictureUse, whole: PictureUse | null): Promise<BroughtPicture> {
    const { store, known, importId, isOfSite } = this.#options;
    const path = known.get(key);
    // One that is remembered and missing was begun by an import that was killed, or removed here.
    if (path && (importId === null || (await store.hasRow(path)))) {
      this.count.known++;
      return { address: store.addressOf(path), note: null };
    }
    const places = whole ? [whole.address, use.address] : [use.address];
    if (importId === null) return this.#wouldBring(places, key);
    try {
      const bytes = await this.#read(places);
      if (!bytes) return { address: null, note: missing(key, isOfSite(key)) };
      const address = await this.#store(bytes, key, {
        description: cut(line(whole?.description || use.description), LONGEST),
        caption: cut(line(whole?.caption ?? ""), LONGEST),
      });
      this.#places.set(key, address);
      return { address, note: null };
    } catch (error) {
      if (endsAll(error)) throw error;
      const refusal = error instanceof RefusedPicture ? refusals[error.message] : undefined;
      if (refusal) return { address: null, note: { code: refusal, detail: key } };
      if (error instanceof NotFetched) {
        return {
          address: null,
          note: { code: "fileNotFetched", detail: `${key} (${error.message})` },
        };
      }
      const reason = error instanceof Error ? error.message : String(error);
      return { address: null, note: { code: "pictureRefused", detail: `${key} (${reason})` } };
    }
  }

  async #wouldBring(places: string[], key: string): Promise<BroughtPicture> {
    const { files, isOfSite } = this.#options;
    for (const file of files) {
      for (const place of places) {
        if (!(await file.has(place))) continue;
        this.count.added++;
        this.#places.set(key, "/");
        return { address: null, note: null };
      }
    }
    return { address: null, note: missing(key, isOfSite(key)) };
  }

  async #read(places: string[]): Promise<Uint8Array | null> {
    for (const file of this.#options.files) {
      for (const place of places) {
        const bytes = await file.read(place);
        if (bytes) return bytes;
      }
    }
    return null;
  }

  async #store(
    bytes: Uint8Array,
    key: string,
    words: { description: string; caption: string },
  ): Promise<string> {
    const { store, importId } = this.#options;
    const hash = hashOf(bytes);
    const same = await store.findPicture(hash);
    if (same) {
      this.count.known++;
      return store.addressOf(same);
    }
    const { extension, smaller, width, height, ...file } = await preparePicture(bytes);
    if (!(await store.hasRoomFor(bytes.length * 2, "file"))) throw noRoom("DATA_DIR");
    const path = await this.#pathOf(hash, extension);
    // Remembered first, so that it can be taken back wherever the import is killed.
    if (importId !== null) await store.remember(importId, "picture", new Map([[key, path]]));
    await store.addPicture({ path, smaller, ...file }, { width, height, hash, ...words });
    this.count.added++;
    return store.addressOf(path);
  }

  /** The same bytes get the same path, so the file that a killed import left is overwritten. */
  async #pathOf(hash: string, extension: string): Promise<string> {
    const path = `blog/${uuidOf(hash)}.${extension}`;
    // An editor has replaced the file at this path by another one.
    if (await this.#options.store.hasRow(path)) return `blog/${randomUUID()}.${extension}`;
    return path;
  }
}

function missing(address: string, isOfSite: boolean): Note {
  return { code: isOfSite ? "pictureMissing" : "pictureElsewhere", detail: address };
}
