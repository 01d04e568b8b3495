import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pictures as text } from "~/content/admin/pictures.ts";
import { useSession } from "~/panel/access/session.tsx";
import { storePicture } from "~/panel/data/picture-files.ts";
import { deletePicture, type Picture } from "~/panel/data/picture-library.ts";
import { problemText } from "~/panel/kit/problem-text.ts";
import { rereadPictures } from "~/panel/pictures/queries.ts";
import {
  GALLERY_BOUNDS,
  isFileAtFault,
  MAIN_BOUNDS,
  preparePicture,
  readPictureFile,
} from "~/panel/pictures/upload/use-picture-upload.ts";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";

export function usePictureChanges(picture: Picture) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { path } = picture;

  async function run(work: () => Promise<void>, failed: (reason: string) => string) {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isFileAtFault(error)) console.error(error);
      toastError(failed(problemText(error)));
      return false;
    } finally {
      setBusy(false);
      rereadPictures(queries, { uses: true });
    }
  }

  return {
    busy,
    replace: (file: File) =>
      run(async () => {
        const bounds = path.startsWith("case-studies/gallery/") ? GALLERY_BOUNDS : MAIN_BOUNDS;
        const keeps = path.endsWith(".gif") ? (["gif"] as const) : [];
        const prepared = await preparePicture(await readPictureFile(file), { bounds, keeps });
        await withSession(() => storePicture(client, path, prepared));
        toastSuccess(text.replaced);
      }, text.replaceFailed),
    async remove(): Promise<boolean> {
      let isGone = false;
      const done = await run(async () => {
        isGone = await withSession(() => deletePicture(client, picture));
        if (isGone) toastSuccess(text.removed);
        else toastInfo(text.stillUsed);
      }, text.removeFailed);
      return done && isGone;
    },
  };
}
