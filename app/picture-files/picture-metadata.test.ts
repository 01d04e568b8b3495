import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isBarePicture } from "./picture-metadata.ts";

const formats = { jpg: "jpeg", png: "png", webp: "webp" } as const;
const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#08f" } });
const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 15/1 0/1" } };

describe.each(Object.entries(formats))("isBarePicture, %s", (type, format) => {
  const isBare = (bytes: Buffer) => isBarePicture(type as keyof typeof formats, bytes);

  it("lets a picture pass, with a colour profile as well", async () => {
    expect(isBare(await plain().toFormat(format).toBuffer())).toBe(true);
    expect(isBare(await plain().withIccProfile("p3").toFormat(format).toBuffer())).toBe(true);
  });

  it("finds a place, an orientation and XMP", async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ania</a></x:xmpmeta>';
    const pictures = [
      plain().withExif(place),
      plain().withMetadata({ orientation: 6 }),
      plain().withXmp(xmp),
    ];
    for (const picture of pictures) {
      expect(isBare(await picture.toFormat(format).toBuffer())).toBe(false);
    }
  });

  it("does not trust a file that is cut off or followed by another", async () => {
    const whole = await plain().withExif(place).toFormat(format).toBuffer();
    for (const length of [14, 29]) expect(isBare(whole.subarray(0, length))).toBe(false);
    const tail = Buffer.from("to nie jest koniec zdjęcia");
    expect(isBare(Buffer.concat([await plain().toFormat(format).toBuffer(), tail]))).toBe(false);
  });
});
