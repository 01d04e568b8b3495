import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { storePicture } from "~/panel/data/picture-files.ts";
import { deletePicture, type Picture } from "~/panel/data/picture-library.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { rereadPictures } from "~/panel/pictures/queries.ts";
import {
  isFileAtFault,
  preparePicture,
  readPictureFile,
} from "~/panel/pictures/upload/use-picture-upload.ts";
import { media, pictures as text } from "~/panel/pictures/words.ts";
import { GALLERY_BOUNDS, MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";

const types = ["jpg", "png", "webp", "gif"] as const;

export function usePictureChanges(picture: Picture) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { path } = picture;
  const onSettled = () => rereadPictures(queries, { uses: true });
  const replaceFailed = (error: unknown) => toastError(text.replaceFailed(problemText(error)));

  const replace = useMutation({
    async mutationFn(file: File): Promise<void> {
      const bounds = path.startsWith("case-studies/gallery/") ? GALLERY_BOUNDS : MAIN_BOUNDS;
      // The file keeps its name, so only one of the same type may stay as it is.
      const keeps = types.filter((type) => path.endsWith(`.${type}`));
      try {
        const read = await readPictureFile(file);
        const prepared = await preparePicture(read, { bounds, keeps });
        await withSession(() => storePicture(client, path, prepared));
        if (read.facts?.animated && prepared.optimised) toastInfo(media.still(file.name));
        toastSuccess(text.replaced);
      } catch (error) {
        // The console would be told of what is thrown.
        if (!isFileAtFault(error)) throw error;
        replaceFailed(error);
      }
    },
    onError: replaceFailed,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => withSession(() => deletePicture(client, picture)),
    onSuccess: (isGone) => (isGone ? toastSuccess(text.removed) : toastInfo(text.stillUsed)),
    onError: (error) => toastError(text.removeFailed(problemText(error))),
    onSettled,
  });
  return { replace, remove, busy: replace.isPending || remove.isPending };
}
