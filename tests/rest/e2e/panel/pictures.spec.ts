import { expect } from "@playwright/test";
import sharp from "sharp";
import { toast } from "../../../e2e/support/fixtures.ts";
import { choosePicture, storedPicture } from "../../../e2e/support/main-picture.ts";
import { field, picture, test } from "../../../e2e/support/panel.ts";

async function movingGif(): Promise<Buffer> {
  const frames = ["#f00", "#00f"].map((shade) => picture(40, 30, shade).png().toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return joined.gif({ loop: 0, delay: [90, 90] }).toBuffer();
}

test("a picture fits full HD, stands upright and loses its EXIF, a GIF moves on, and what is none is not sent", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/storage/v1/")) sent.push(request.url());
  });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const buffer = Buffer.from(drawing);
  await choosePicture(page, { name: "rysunek.png", mimeType: "image/png", buffer });
  const told = toast(page, "Błąd podczas przesyłania zdjęcia: rysunek.png – ");
  await expect(told).toContainText("to nie jest zdjęcie");
  expect(sent).toEqual([]);
  await expect(field(page, "Adres zdjęcia")).toHaveValue("");

  // Lies on its side as stored: 3000×2000, to be shown 2000×3000.
  const turned = await picture(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await choosePicture(page, { name: "a.jpg", mimeType: "image/jpeg", buffer: turned });
  const fitted = await storedPicture(page, /\.webp$/);
  expect(fitted).toMatchObject({ type: "image/webp", size: [720, 1080] });
  expect(fitted.exif).toBeUndefined();

  await field(page, "Adres zdjęcia").fill("");
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 15/1 0/1" } };
  const mapped = await picture(320, 200).withExif(exif).jpeg().toBuffer();
  await choosePicture(page, { name: "mała.jpg", mimeType: "image/jpeg", buffer: mapped });
  const small = await storedPicture(page, /\.webp$/);
  expect(small.size).toEqual([320, 200]);
  expect(small.exif).toBeUndefined();

  const gif = await movingGif();
  await choosePicture(page, { name: "a.gif", mimeType: "image/gif", buffer: gif });
  const animated = await storedPicture(page, /\.gif$/);
  expect(animated.type).toBe("image/gif");
  expect(animated.bytes.equals(gif)).toBe(true);
});
