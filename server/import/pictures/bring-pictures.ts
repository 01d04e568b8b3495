import { randomUUID } from "node:crypto";
import type { ImportStore } from "../../backend/import-store.ts";
import type { Note, PictureUse, Source } from "../entry.ts";
import { cut, line } from "../row.ts";
import type { PictureFiles } from "./find-files.ts";
import { hashOf, preparePicture, RefusedPicture } from "./prepare-picture.ts";

export type BroughtPicture = { address: string | null; note: Note | null };

type Options = {
  store: ImportStore;
  source: Source;
  files: readonly PictureFiles[];
  importId: number | null;
  known: Map<string, string>;
  /** Whether the file should have come along: those of other sites stay there. */
  isOfSite: (address: string) => boolean;
};

const LONGEST = 500;

const refusals: Record<string, string> = {
  empty: "the file is empty",
  "too-large": "the file is too large",
  "too-many-pixels": "it has too many pixels",
  heic: "HEIC; save it as JPEG",
  svg: "SVG may carry scripts",
  pdf: "it is a PDF",
  "not-a-picture": "it is no picture",
  damaged: "the file is damaged",
};

/** Stores each picture once, however many texts show it. */
export class BringPictures {
  #options: Options;
  #brought = new Map<string, Promise<BroughtPicture>>();
  count = { added: 0, known: 0 };

  constructor(options: Options) {
    this.#options = options;
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
    if (path) {
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
      return { address, note: null };
    } catch (error) {
      return {
        address: null,
        note: { code: "pictureRefused", detail: `${key} (${reasonOf(error)})` },
      };
    }
  }

  async #wouldBring(places: string[], key: string): Promise<BroughtPicture> {
    const { files, isOfSite } = this.#options;
    for (const file of files) {
      for (const place of places) {
        if (!(await file.has(place))) continue;
        this.count.added++;
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
    const path = `blog/${randomUUID()}.${extension}`;
    await store.addPicture({ path, smaller, ...file }, { width, height, hash, ...words });
    if (importId !== null) await store.remember(importId, "picture", new Map([[key, path]]));
    this.count.added++;
    return store.addressOf(path);
  }
}

function missing(address: string, isOfSite: boolean): Note {
  return { code: isOfSite ? "pictureMissing" : "pictureElsewhere", detail: address };
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedPicture) return refusals[error.message] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
