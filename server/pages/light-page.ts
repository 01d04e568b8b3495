import { constants, crc32, deflateRawSync } from "node:zlib";
import {
  LIGHT_PARAMETER,
  type LightSetting,
  writeLight,
} from "../../app/text/addresses/light-setting.ts";
import type { Page } from "./finish-page.ts";
import type { HeaderList } from "./security-headers.ts";

/** The room for the lamps, which a home page with a picture of the owner's does not have. */
const LAMPS = 'id="swiatlo"';
/** A network takes the card of the address that `og:url` names. */
const TAGS =
  /(<meta property="og:url" content="[^"?]*)("\/>\s*<meta property="og:image" content="[^"]*\/share\/)index\.jpg([^"]*)"/;

type Checked = { sum: number; bits: readonly number[] };
type Part = { text: Buffer; deflated: Buffer } & Checked;
type Pieces = {
  before: Part;
  between: string;
  /** Of the card. */
  version: string;
  after: Part;
  headers: HeaderList;
};

const known = new WeakMap<Page, Pieces | null>();

/**
 * The home page with the share card of a setting; null where there are no lamps. It is put together from the finished
 * page, whose compressed parts are kept: 1,331 settings are neither rendered nor compressed.
 */
export function lightPage(page: Page, setting: LightSetting): Page | null {
  let pieces = known.get(page);
  if (pieces === undefined) {
    pieces = page.status === 200 ? piecesOf(page) : null;
    known.set(page, pieces);
  }
  if (!pieces) return null;
  const { before, between, version, after, headers } = pieces;
  const light = writeLight(setting);
  const middle = Buffer.from(`?${LIGHT_PARAMETER}=${light}${between}light/${light}.jpg${version}"`);
  const text = [before.text, middle, after.text];
  const gzip = [
    GZIP_HEADER,
    before.deflated,
    storedBlock(middle),
    after.deflated,
    gzipTrailer(pieces, middle),
  ];
  const zipped = variant(gzip, [...headers, "Content-Encoding", "gzip"]);
  return {
    status: 200,
    variants: {
      // Hardly anybody asks for it, and it is ten times as long.
      get identity() {
        return variant(text, headers);
      },
      gzip: zipped,
      // A browser that takes Brotli takes gzip.
      br: zipped,
    },
    bytes: zipped.body.length,
  };
}

function variant(pieces: readonly Buffer[], headers: HeaderList): Page["variants"]["br"] {
  const body = Buffer.concat(pieces);
  return { etag: "", body, length: String(body.length), headers };
}

function piecesOf({ variants: { identity } }: Page): Pieces | null {
  const html = identity.body.toString();
  const found = html.includes(LAMPS) ? TAGS.exec(html) : null;
  const [tags, start, between, version = ""] = found ?? [];
  if (!found || !tags || !start || !between) return null;
  const before = Buffer.from(html.slice(0, found.index) + start);
  const after = Buffer.from(html.slice(found.index + tags.length));
  const { Z_FULL_FLUSH, Z_FINISH } = constants;
  return {
    before: part(before, Z_FULL_FLUSH),
    between,
    version,
    after: part(after, Z_FINISH),
    headers: keptByNobody(identity.headers),
  };
}

function part(text: Buffer, finishFlush: number): Part {
  return { text, deflated: deflateRawSync(text, { finishFlush }), ...checked(text) };
}

/** A cache in between would have an entry for each setting. */
function keptByNobody(headers: HeaderList): HeaderList {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    if (name === "Cache-Control") kept.push(name, "private, no-cache");
    else if (name !== "ETag") kept.push(name, value);
  }
  return kept;
}

/** RFC 1952 §2.3: deflated, without a name or a time, of an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** RFC 1951 §3.2.4: bytes as they are. It begins at a whole byte, after a full flush. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

function gzipTrailer({ before, after }: Pieces, middle: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(continued(crc32(middle, before.sum), after));
  trailer.writeUInt32LE(before.text.length + middle.length + after.text.length, 4);
  return trailer;
}

/** Checksums are linear: how each bit of one changes the next says all, and 100 kB need not be read each time. */
function checked(text: Buffer): Checked {
  const sum = crc32(text);
  return { sum, bits: Array.from({ length: 32 }, (_, bit) => crc32(text, 2 ** bit) ^ sum) };
}

/** The checksum of a text and this one behind it. */
function continued(first: number, { sum, bits }: Checked): number {
  return bits.reduce((all, change, bit) => ((first >>> bit) & 1 ? all ^ change : all), sum) >>> 0;
}
