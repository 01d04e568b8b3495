import { BRAND_FILE, type Brand, isSvg, ownBrand, svgAddress } from "~/brand/brand.ts";
import { MAX_SVG } from "~/brand/clean-svg.ts";
import { live } from "./live.server.ts";
import type { EditedText, TextChanges, TextDocument } from "./types.ts";

type Stored = {
  published: Readonly<Record<string, TextDocument>>;
  drafts: Readonly<Record<string, TextChanges>>;
};

/** The values of „Marka”, as texts that wait, are published and have a history. */
export function brandTexts({ published, drafts }: Stored): EditedText[] {
  const waiting = drafts[BRAND_FILE];
  return Object.entries(ownBrand).map(([name, original]): EditedText => {
    const pointer = `/brand/${name}`;
    return {
      id: `${BRAND_FILE}#${pointer}`,
      kind: name === "accent" ? "color" : "logo",
      original,
      published: published[BRAND_FILE]?.[pointer] ?? null,
      ...(waiting && Object.hasOwn(waiting, pointer) && { draft: waiting[pointer] ?? null }),
      max: MAX_SVG,
      pages: [],
    };
  });
}

/** The server has no file of a drawing that waits: the page itself holds it. */
export function withDrawings(html: string): string {
  const { logo, mark } = live("agency/brand", "brand") as Brand;
  return [logo, mark]
    .filter(isSvg)
    .reduce((page, svg) => page.replaceAll(svgAddress(svg), drawingUrl(svg)), html);
}

function drawingUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", "%27")}`;
}
