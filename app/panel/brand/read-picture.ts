import { cleanSvg, MAX_SVG_FILE, type SvgProblem } from "~/brand/clean-svg.ts";
import { type Seen, seenIn } from "./findings.ts";

export type ReadDrawing = { svg: string; left: string[] } | { problem: SvgProblem } | null;

/** Null for a file that is no drawing, whatever it is called. */
export async function readDrawing(file: File): Promise<ReadDrawing> {
  const start = await file.slice(0, 1_000).text();
  const isXml = /^\ufeff?\s{0,100}<(?:\?xml|!--|!DOCTYPE|svg)/i.test(start);
  if (!isXml && file.type !== "image/svg+xml") return null;
  if (file.size > MAX_SVG_FILE) return { problem: "too-large" };
  return cleanSvg(await file.text());
}

export async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Another origin's pixels can be read only then.
  image.crossOrigin = "anonymous";
  image.src = src;
  await image.decode();
  return image;
}

const SIDE = 96;

/** Drawn small: only what it looks like counts. Null when it cannot be shown. */
export async function lookAt(src: string, ratio: number): Promise<Seen | null> {
  try {
    const image = await loadImage(src);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(SIDE * Math.min(4, Math.max(1, ratio))));
    canvas.height = Math.max(1, Math.round(canvas.width / Math.max(0.1, ratio)));
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return seenIn(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
