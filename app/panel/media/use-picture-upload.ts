import { toast } from "sonner";
import { media } from "~/content/admin-tools.ts";
import { type MediaFile, type MediaFolder, uploadMedia } from "~/panel/data/media.ts";
import { problemText } from "~/panel/problem-text.ts";
import { useSession } from "~/panel/session/session.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { optimisePicture, UnreadablePicture } from "./optimise-picture.ts";
import { fitInto, MAX_FILE_BYTES, type PictureFile, readPicture } from "./picture-file.ts";
import { isBarePicture } from "./picture-metadata.ts";

/** The largest size of a stored picture, in pixels. */
export const MAIN_BOUNDS = { width: 1920, height: 1080 };
export const GALLERY_BOUNDS = { width: 1200, height: 800 };

/** The largest file that is stored as it is, in bytes: about full HD as WebP. */
const SMALL_ENOUGH = 400 * 1024;

type Target = {
  folder: MediaFolder;
  bounds: { width: number; height: number };
  /** Types that may be stored as they are; others become WebP. */
  keeps: readonly PictureFile["type"][];
};

const contentTypes: Partial<Record<PictureFile["type"], string>> = { jpg: "image/jpeg" };

type Messages = { uploaded: string; optimised: string; uploadFailed: (reason: string) => string };

/** Called for each file in turn, with null when it failed. */
export type OnStored = (url: string | null, at: number) => void;

/** Never rejects; resolves after the last file. */
export type StorePictures = (files: File[], onStored: OnStored) => Promise<void>;

/** The editor is told why; the console is not. */
class RefusedFile extends Error {}

function needsNoWork(facts: PictureFile, bytes: Uint8Array, { bounds, keeps }: Target): boolean {
  if (!keeps.includes(facts.type)) return false;
  if (facts.type === "gif") return facts.animated;
  const { width, height } = fitInto(facts, bounds);
  return (
    bytes.length <= SMALL_ENOUGH &&
    width === facts.width &&
    height === facts.height &&
    isBarePicture(facts.type, bytes)
  );
}

/** Checks and re-encodes a file; throws an Error with a Polish reason. */
async function prepare(
  file: File,
  target: Target,
): Promise<{ picture: MediaFile; optimised: boolean }> {
  const bytes = await file.arrayBuffer();
  const facts = readPicture(new Uint8Array(bytes));
  if (typeof facts === "string") throw new RefusedFile(media.refusals[facts]);
  if (needsNoWork(facts, new Uint8Array(bytes), target)) {
    if (bytes.byteLength > MAX_FILE_BYTES) throw new RefusedFile(media.refusals["too-large-gif"]);
    const contentType = contentTypes[facts.type] ?? `image/${facts.type}`;
    return { picture: { bytes, contentType, extension: facts.type }, optimised: false };
  }
  const smaller = await optimisePicture(new Blob([bytes]), target.bounds);
  return {
    picture: { bytes: smaller.bytes, contentType: "image/webp", extension: "webp" },
    optimised: true,
  };
}

/** Stores pictures one after the other; a failure does not stop the others. */
export function usePictureUpload() {
  const { client, withSession } = useSession();

  return async function store(
    files: readonly File[],
    target: Target,
    messages: Messages,
    onStored: OnStored,
  ): Promise<void> {
    const notice = toast.loading(media.optimisingFiles(files.length));
    const failed: string[] = [];
    let optimised = false;
    for (const [at, file] of files.entries()) {
      try {
        const prepared = await prepare(file, target);
        const url = await withSession(() => uploadMedia(client, target.folder, prepared.picture));
        optimised ||= prepared.optimised;
        onStored(url, at);
      } catch (error) {
        const isFileAtFault = error instanceof RefusedFile || error instanceof UnreadablePicture;
        if (!isFileAtFault) console.error(error);
        const reason = problemText(error);
        failed.push(isFileAtFault || files.length > 1 ? `${file.name} – ${reason}` : reason);
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
