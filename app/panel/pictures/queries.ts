import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { bucketName } from "~/data/pictures/images.ts";
import { attentionKey } from "~/panel/access/attention.ts";
import { mayHelp } from "~/panel/access/query-client.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { removeFormerCopies } from "~/panel/data/picture-files.ts";
import {
  describePicture,
  listPictures,
  listPictureUses,
  type Picture,
  type PictureText,
} from "~/panel/data/picture-library.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { copyPaths } from "~/picture-files/picture-limits.ts";
import { toastError } from "~/ui/toast.ts";
import { isFileName } from "./file-name.ts";
import { pictures as text } from "./words.ts";

const picturesKey = ["pictures"] as const;
const listKey = [...picturesKey, "list"] as const;

export function rereadPictures(queries: QueryClient, { uses }: { uses: boolean }): void {
  void queries.invalidateQueries({ queryKey: uses ? picturesKey : listKey });
  void queries.invalidateQueries({ queryKey: attentionKey });
}

export function usePictures() {
  return useRead(listKey, listPictures, { meta: { failed: text.listFailed } });
}

/** An hour after „Podmień” nothing asks for what it has left; whoever opens „Zdjęcia” then has it removed. */
export function useTidyCopies() {
  const { rights } = useSession();
  useRead(["former-copies"], removeFormerCopies, { enabled: rights.mayEdit });
}

export function usePictureUses() {
  return useRead([...picturesKey, "uses"], listPictureUses, { meta: { failed: text.listFailed } });
}

/** The picture of the library behind an address; nothing for other pictures, and until the list is read. */
export function usePicture(address: string): Picture | undefined {
  const { data } = usePictures();
  const path = bucketName(address);
  return path === null ? undefined : data?.find((picture) => picture.path === path);
}

/** Empty for a picture that is not in the library or not described; a word for one that only decorates. */
export function descriptionIn(library: readonly Picture[] | undefined, address: string): string {
  const path = bucketName(address);
  const picture = library?.find((it) => it.path === path);
  if (!picture) return "";
  if (picture.decorative) return text.decorative;
  return isUndescribed(picture) ? "" : picture.description;
}

/** Whether words say no more than the name of the picture's file. */
export function isNameOfFile(
  library: readonly Picture[] | undefined,
  address: string,
  words: string,
): boolean {
  const path = bucketName(address);
  return isFileName(words, library?.find((it) => it.path === path)?.file_name ?? "");
}

export function thumbnailOf(picture: Picture): string {
  const { address, path, revision } = picture;
  const [smallest] = copyPaths(path, picture);
  const file = smallest ? address.replace(path, smallest) : address;
  return revision > 0 ? `${file}?v=${revision}` : file;
}

export function isUndescribed({ description, decorative, file_name }: Picture): boolean {
  return !decorative && (description === "" || isFileName(description, file_name));
}

/** Gives whether the change is stored. Changes of one picture are stored one after another. */
export function useDescribePicture(path: string) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const mutationKey = ["describe-picture", path];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    // Repeated, and kept without a network until it is back: no other place has this text.
    retry: mayHelp,
    networkMode: "offlineFirst",
    mutationFn: (changes: Partial<PictureText>) =>
      withSession(() => describePicture(client, path, changes)),
    onMutate(changes) {
      void queries.cancelQueries({ queryKey: listKey });
      queries.setQueryData<Picture[]>(listKey, (list) =>
        list?.map((picture) => (picture.path === path ? { ...picture, ...changes } : picture)),
      );
    },
    onError: (error) => toastError(text.saveFailed(problemText(error))),
    onSettled() {
      const isLast = queries.isMutating({ mutationKey }) === 1;
      if (isLast) rereadPictures(queries, { uses: false });
    },
  });
  return (changes: Partial<PictureText>): Promise<boolean> =>
    mutateAsync(changes).then(
      () => true,
      () => false,
    );
}
