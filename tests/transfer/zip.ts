import { crc32, deflateRawSync } from "node:zlib";

type Lies = { claimedSize?: number; isLink?: boolean };

/** An archive of these files, with whatever names: the programs that make one refuse bad ones. */
export function zipOf(
  files: Record<string, string | Uint8Array>,
  { claimedSize, isLink = false }: Lies = {},
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(((isLink ? 0o120777 : 0o100644) << 16) >>> 0, 6);
    attributes.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 3]);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), made, common, attributes, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
