import { createReadStream } from "node:fs";

const declaration = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i;
/** Enough of a file for its declaration. */
const HEAD = 1_000;

/** Finds out how a text is encoded: by its mark, by what it declares, and by what its bytes can be. */
class Guess {
  #head = new Uint8Array();
  #decoder = new TextDecoder();
  #broken = 0;
  #whole = 0;

  add(piece: Uint8Array): this {
    if (this.#head.length < HEAD) this.#head = Buffer.concat([this.#head, piece]).subarray(0, HEAD);
    this.#count(this.#decoder.decode(piece, { stream: true }));
    return this;
  }

  #count(text: string): void {
    const broken = text.split("\ufffd").length - 1;
    this.#broken += broken;
    this.#whole += text.replace(/[\0-\x7f]+/g, "").length - broken;
  }

  encoding(): string {
    this.#count(this.#decoder.decode());
    const [first, second] = this.#head;
    if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
    if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
    if (this.#broken === 0) return "utf-8";
    const declared = declaration.exec(Buffer.from(this.#head).toString("latin1"))?.[1] ?? "";
    if (isKnown(declared) && !/^utf/i.test(declared)) return declared;
    // A few broken bytes within UTF-8 do not make it another encoding.
    return this.#broken > this.#whole ? "windows-1250" : "utf-8";
  }
}

function isKnown(label: string): boolean {
  try {
    return label !== "" && new TextDecoder(label) !== null;
  } catch {
    return false;
  }
}

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(new Guess().add(bytes).encoding()).decode(bytes);
}

export async function* readText(file: string): AsyncGenerator<string> {
  const guess = new Guess();
  for await (const piece of createReadStream(file)) guess.add(piece);
  const decoder = new TextDecoder(guess.encoding());
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 18 })) {
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}
