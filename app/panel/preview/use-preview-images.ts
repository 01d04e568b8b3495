import { useMemo } from "react";
import { useBrowserBackend } from "~/data/browser-backend.ts";
import type { ImageContext } from "~/data/pictures/images.ts";
import { pictureAt } from "~/pictures.ts";

/** Where a preview finds the pictures of a row: where the page does. */
export function usePreviewImages(): ImageContext {
  const { url } = useBrowserBackend();
  return useMemo(() => ({ backendUrl: url, picture: pictureAt }), [url]);
}
