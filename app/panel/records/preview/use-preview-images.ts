import { useMemo } from "react";
import { useBrowserBackend } from "~/data/browser-backend.ts";
import type { ImageContext } from "~/data/pictures/images.ts";
import { bucketName } from "~/data/pictures/images.ts";
import { pictureAt } from "~/own-pictures.ts";
import { usePictures } from "~/panel/pictures/queries.ts";

export function usePreviewImages(): ImageContext {
  const { url } = useBrowserBackend();
  const { data } = usePictures();
  return useMemo(() => {
    const facts = new Map(data?.map((picture) => [picture.path, picture.facts]));
    const fileOf = (path: string) => facts.get(bucketName(path) ?? "");
    return { backendUrl: url, picture: pictureAt, fileOf };
  }, [url, data]);
}
