import { withoutCopies } from "../list-ids.ts";
import type { EditedText, TextId } from "../types.ts";
import { picturesIn } from "./pictures.ts";

/** The addresses of a picture and two films are shorter, with two points. */
const LONGEST_VALUE = 400;
/** As long as a description in the library may be. */
const LONGEST_ALT = 500;

/** The pictures of the site's pages by their places, with the texts that describe them. */
export class EditedPictures {
  readonly originals = new Map<TextId, string>();
  readonly #alts = new Map<TextId, Set<TextId>>();

  add(file: string, exports: object): void {
    for (const { pointer, name } of picturesIn(file, exports)) {
      this.originals.set(`${file}#${pointer}`, name);
    }
  }

  isPicture(id: TextId): boolean {
    return this.originals.has(withoutCopies(id));
  }

  /** Learns from an unmarked page which texts describe its pictures. */
  look(html: string): void {
    for (const [tag] of html.matchAll(/<img [^<>]*>/g)) {
      const [, id] = / data-text-src="([^"]*)"/.exec(tag) ?? [];
      const [, alt] = / data-text-alt="([^"]*)"/.exec(tag) ?? [];
      if (!id || !alt) continue;
      this.#alts.set(id, (this.#alts.get(id) ?? new Set()).add(alt));
    }
  }

  /** The text beside the picture, where there is one: what a page shows may be a copy that other pictures have, too. */
  altsOf(id: TextId, texts: ReadonlyMap<TextId, string>): TextId[] {
    const beside = `${id.slice(0, id.lastIndexOf("/"))}/alt`;
    return texts.has(withoutCopies(beside)) ? [beside] : [...(this.#alts.get(id) ?? [])];
  }

  /** What an editor knows of a picture more than of a text. */
  kindOf(
    id: TextId,
    texts: ReadonlyMap<TextId, string>,
  ): Pick<EditedText, "kind" | "max" | "alts"> {
    return { kind: "picture", max: LONGEST_VALUE, alts: this.altsOf(id, texts) };
  }
}

export function limitsOfAlt<Limits extends { max: number }>(limits: Limits): Limits {
  return { ...limits, max: Math.max(limits.max, LONGEST_ALT) };
}
