import { toast } from "sonner";
import { toastError, toastSuccess } from "~/components/ui/toast.ts";
import { media } from "~/content/admin-tools.ts";
import { type MediaFile, type MediaFolder, uploadMedia } from "~/data/admin/media.ts";
import { optimisePicture } from "~/lib/optimise-picture.ts";
import { MAX_FILE_BYTES, readPicture } from "~/lib/picture-file.ts";
import { problemText } from "./problem-text.ts";
import { useSession } from "./session.tsx";

/** Bounds of spec §9, in pixels. */
export const MAIN_BOUNDS = { width: 1920, height: 1080 };
export const GALLERY_BOUNDS = { width: 1200, height: 800 };

type Target = {
  folder: MediaFolder;
  bounds: { width: number; height: number };
  /** An animated GIF goes as it is; elsewhere its first frame becomes a still. */
  keepsAnimations?: boolean;
};

type Messages = { uploaded: string; optimised: string; uploadFailed: (reason: string) => string };

/** Hears of each file in its turn; null when it failed. */
export type OnStored = (url: string | null, at: number) => void;

/** Stores files for a form; the promise ends with the last of them, and never fails. */
export type StorePictures = (files: File[], onStored: OnStored) => Promise<void>;

/** A file that we would rather not send: the editor is told why, the console is not. */
class RefusedFile extends Error {}

/** A file of the editor's, checked and re-encoded; throws an Error with a Polish reason. */
async function prepare(
  file: File,
  { bounds, keepsAnimations }: Target,
): Promise<{ picture: MediaFile; optimised: boolean }> {
  const bytes = await file.arrayBuffer();
  const facts = readPicture(new Uint8Array(bytes));
  if (typeof facts === "string") throw new RefusedFile(media.refusals[facts]);
  if (facts.animated && keepsAnimations) {
    if (bytes.byteLength > MAX_FILE_BYTES) throw new RefusedFile(media.refusals["too-large-gif"]);
    return { picture: { bytes, contentType: "image/gif", extension: "gif" }, optimised: false };
  }
  const smaller = await optimisePicture(new Blob([bytes]), bounds);
  return {
    picture: { bytes: smaller.bytes, contentType: "image/webp", extension: "webp" },
    optimised: true,
  };
}

/** Stores pictures one after the other, with the toasts around it: one that fails keeps none of the others away. */
export function usePictureUpload() {
  const { client, withSession } = useSession();

  return async function store(
    files: readonly File[],
    target: Target,
    messages: Messages,
    onStored: OnStored,
  ): Promise<void> {
    const notice = toast.loading(
      files.length === 1 ? media.optimisingOne : media.optimisingMany(files.length),
    );
    const failed: string[] = [];
    let optimised = false;
    for (const [at, file] of files.entries()) {
      try {
        const prepared = await prepare(file, target);
        const url = await withSession(() => uploadMedia(client, target.folder, prepared.picture));
        optimised ||= prepared.optimised;
        onStored(url, at);
      } catch (error) {
        if (!(error instanceof RefusedFile)) console.error(error);
        const reason = problemText(error);
        failed.push(files.length === 1 ? reason : `${file.name} – ${reason}`);
        onStored(null, at);
      }
    }
    toast.dismiss(notice);
    if (failed.length < files.length) {
      toastSuccess(optimised ? messages.optimised : messages.uploaded);
    }
    if (failed.length > 0) toastError(messages.uploadFailed(failed.join("; ")));
  };
}
