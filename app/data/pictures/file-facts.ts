import type { Database } from "~/data/database.types.ts";
import type { FileFacts } from "./images.ts";

type Row = Database["public"]["Functions"]["picture_facts"]["Returns"][number];
type Known = Omit<Row, "path" | "width" | "height"> & Record<"width" | "height", number | null>;

/** Without the keys of what is not known: what is left goes into the page. */
export function fileFacts(row: Known): FileFacts {
  const { description, decorative, width, height, focus_x: x, focus_y: y, revision } = row;
  const { sizes, avif_sizes: avif } = row;
  return {
    ...(width && height && { width, height }),
    ...(decorative ? { alt: "" } : description && { alt: description }),
    ...((x !== 50 || y !== 50) && { focus: { x, y } }),
    ...(sizes.length > 0 && { sizes }),
    ...(avif.length > 0 && { avif }),
    ...(revision > 0 && { revision }),
  };
}
