type Size = { width: number; height: number };

const MOST = 32_768;

/** The size of the film in pixels, read from its header. Null when the header names no readable video track. */
export function filmSize(bytes: Uint8Array, type: "video/mp4" | "video/webm"): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = type === "video/mp4" ? mp4Size(view) : webmSize(view);
    return size && size.width <= MOST && size.height <= MOST ? size : null;
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Part = { name: string; start: number; end: number };

function mp4Size(view: DataView): Size | null {
  const whole = { name: "", start: 0, end: view.byteLength };
  for (const movie of boxesOf(view, whole, "moov")) {
    for (const track of boxesOf(view, movie, "trak")) {
      for (const { start } of boxesOf(view, track, "tkhd")) {
        // Version 1 of the box has times of 64 bits, so the later fields have other offsets.
        const matrix = start + (view.getUint8(start) === 1 ? 52 : 40);
        const width = Math.round(view.getUint32(matrix + 36) / 65_536);
        const height = Math.round(view.getUint32(matrix + 40) / 65_536);
        // Audio tracks have no size. Telephones that are held upright store a turned picture and a rotation.
        const isTurned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0;
        if (width > 0 && height > 0) {
          return isTurned ? { width: height, height: width } : { width, height };
        }
      }
    }
  }
  return null;
}

function* boxesOf(view: DataView, { start, end }: Part, wanted: string): Generator<Part> {
  for (let at = start; at + 8 <= end; ) {
    const short = view.getUint32(at);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)));
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    if (length < head) return;
    const whole = Math.min(at + length, end);
    if (name === wanted) yield { name, start: at + head, end: whole };
    at += length;
  }
}

const segment = 0x18538067;
const [tracks, track, video] = [0x1654ae6b, 0xae, 0xe0];
const [pixelWidth, pixelHeight] = [0xb0, 0xba];

function webmSize(view: DataView): Size | null {
  const whole = { start: 0, end: view.byteLength };
  for (const inSegment of elementsOf(view, whole, segment)) {
    for (const inTracks of elementsOf(view, inSegment, tracks)) {
      for (const inTrack of elementsOf(view, inTracks, track)) {
        for (const inVideo of elementsOf(view, inTrack, video)) {
          const [width] = elementsOf(view, inVideo, pixelWidth);
          const [height] = elementsOf(view, inVideo, pixelHeight);
          if (width && height) {
            return { width: numberIn(view, width), height: numberIn(view, height) };
          }
        }
      }
    }
  }
  return null;
}

type Element = { start: number; end: number };

/** The elements of EBML, the format of Matroska and WebM: https://www.rfc-editor.org/rfc/rfc8794 */
function* elementsOf(view: DataView, { start, end }: Element, wanted: number): Generator<Element> {
  for (let at = start; at < end; ) {
    const idLength = Math.clz32(view.getUint8(at)) - 23;
    let id = 0;
    for (let place = 0; place < idLength; place++) id = id * 256 + view.getUint8(at + place);
    at += idLength;
    const sizeLength = Math.clz32(view.getUint8(at)) - 23;
    let size = view.getUint8(at) & (0xff >> sizeLength);
    let isUnknown = size === 0xff >> sizeLength;
    for (let place = 1; place < sizeLength; place++) {
      const byte = view.getUint8(at + place);
      size = size * 256 + byte;
      isUnknown &&= byte === 0xff;
    }
    at += sizeLength;
    const last = isUnknown ? end : Math.min(at + size, end);
    if (id === wanted) yield { start: at, end: last };
    at = last;
  }
}

function numberIn(view: DataView, { start, end }: Element): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 256 + view.getUint8(at);
  return value;
}
