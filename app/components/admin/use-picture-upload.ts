import { toast } from "sonner";
import { toastError, toastSuccess } from "~/components/ui/toast.ts";
import { media } from "~/content/admin.ts";
import { type MediaFile, type MediaFolder, uploadMedia } from "~/data/admin/media.ts";
import { optimisePicture } from "~/lib/optimise-picture.ts";
import { MAX_FILE_BYTES, readPicture } from "~/lib/picture-file.ts";
import { problemText } from "./problem-text.ts";
import { useSession } from "./session.tsx";

/** Bounds of spec §9, in pixels. */
export const MAIN_BOUNDS = { width: 1920, height: 1080 };
export const GALLERY_BOUNDS = { width: 1200, height: 800 };

type Target = { folder: MediaFolder; bounds: { width: number; height: number } };
type Uploaded = { url: string; optimised: boolean };

/** A file of the editor's, checked and re-encoded; throws an Error with a Polish reason. */
async function prepare(
  file: File,
  { bounds }: Target,
): Promise<{ picture: MediaFile; optimised: boolean }> {
  const bytes = await file.arrayBuffer();
  const facts = readPicture(new Uint8Array(bytes));
  if (typeof facts === "string") throw new Error(media.refusals[facts]);
  if (facts.animated) {
    if (bytes.byteLength > MAX_FILE_BYTES) throw new Error(media.refusals["too-large-gif"]);
    return { picture: { bytes, contentType: "image/gif", extension: "gif" }, optimised: false };
  }
  const { bytes: smaller } = await optimisePicture(new Blob([bytes]), bounds);
  return {
    picture: { bytes: smaller, contentType: "image/webp", extension: "webp" },
    optimised: true,
  };
}

/** Uploading of pictures as every form of the panel does it. */
export function usePictureUpload() {
  const { client, withSession } = useSession();

  async function uploadOne(file: File, target: Target): Promise<Uploaded> {
    const { picture, optimised } = await prepare(file, target);
    const url = await withSession(() => uploadMedia(client, target.folder, picture));
    return { url, optimised };
  }

  return {
    /** One picture with the toasts around it; null when it failed, which has been told. */
    async single(
      file: File,
      target: Target,
      messages: { uploaded: string; optimised: string; uploadFailed: (m: string) => string },
    ): Promise<string | null> {
      const notice = toast.loading(media.optimisingOne);
      try {
        const { url, optimised } = await uploadOne(file, target);
        toastSuccess(optimised ? messages.optimised : messages.uploaded);
        return url;
      } catch (error) {
        console.error(error);
        toastError(messages.uploadFailed(problemText(error)));
        return null;
      } finally {
        toast.dismiss(notice);
      }
    },

    /** Several pictures, one after the other: those that fail do not keep the others away. */
    async several(
      files: readonly File[],
      target: Target,
      onUploaded: (url: string, done: number) => void,
    ): Promise<{ file: File; reason: string }[]> {
      const notice = toast.loading(media.optimisingMany(files.length));
      const failed: { file: File; reason: string }[] = [];
      for (const [at, file] of files.entries()) {
        try {
          onUploaded((await uploadOne(file, target)).url, at + 1);
        } catch (error) {
          console.error(error);
          failed.push({ file, reason: problemText(error) });
        }
      }
      toast.dismiss(notice);
      return failed;
    },
  };
}
