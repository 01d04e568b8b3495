import { Writable } from "node:stream";
import { setImmediate as breath } from "node:timers/promises";

/** After so many bytes other visitors get their turn. */
const STRETCH = 256 * 1024;

/** Gathers what is written to it; a very long page lets the event loop go on in between. */
export class Collector extends Writable {
  #parts: Uint8Array[] = [];
  #stretch = 0;

  override _write(part: Uint8Array, _encoding: string, done: () => void): void {
    this.#parts.push(part);
    this.#stretch += part.length;
    if (this.#stretch < STRETCH) {
      done();
    } else {
      this.#stretch = 0;
      breath().then(done);
    }
  }

  /** All of it, as text. */
  text(): string {
    return Buffer.concat(this.#parts).toString();
  }
}
