import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useSession } from "~/panel/access/session.tsx";
import {
  findSameFile,
  type MediaFile,
  type MediaFolder,
  type NewPicture,
  type PictureCopies,
  uploadMedia,
} from "~/panel/data/picture-files.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { sha256 } from "~/panel/kit/sha256.ts";
import { rereadPictures } from "~/panel/pictures/queries.ts";
import { media } from "~/panel/pictures/words.ts";
import { MAX_FILE_BYTES } from "~/picture-files/bucket-limits.ts";
import { type PictureFile, readPicture } from "~/picture-files/picture-file.ts";
import { needsNoWork } from "~/picture-files/picture-limits.ts";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";
import { optimisePicture, UnreadablePicture } from "./optimise-picture.ts";

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

class RefusedFile extends Error {}

/** The editor is told why; the console is not. */
export function isFileAtFault(error: unknown): boolean {
  return error instanceof RefusedFile || error instanceof UnreadablePicture;
}

type Prepared = NewPicture & { optimised: boolean };

/** Checks a file's kind; throws an Error with a Polish reason. */
export async function readPictureFile(file: File) {
  const bytes = await file.arrayBuffer();
  const facts = readPicture(new Uint8Array(bytes));
  // Which kind of HEIC a file is, its decoder finds out.
  if (typeof facts === "string" && facts !== "heic") throw new RefusedFile(media.refusals[facts]);
  const hash = await sha256(new Uint8Array(bytes));
  return { bytes, facts: facts === "heic" ? null : facts, hash, name: file.name };
}

export async function preparePicture(
  { bytes, facts, hash, name }: Awaited<ReturnType<typeof readPictureFile>>,
  target: Pick<Target, "bounds" | "keeps">,
): Promise<Prepared> {
  const blob = new Blob([bytes]);
  if (!facts || !needsNoWork(facts, new Uint8Array(bytes), target)) {
    const { bounds } = target;
    const optimised = optimisePicture(blob, { bounds, isHeic: !facts });
    const { bytes, ...rest } = await optimised.catch((error) => {
      if (facts) throw error;
      console.warn(error);
      throw new RefusedFile(media.refusals.heic);
    });
    const file: MediaFile = { bytes, contentType: "image/webp", extension: "webp" };
    return { file, ...rest, hash, name, optimised: true };
  }
  if (bytes.byteLength > MAX_FILE_BYTES) throw new RefusedFile(media.refusals["too-large-gif"]);
  const { type, width, height } = facts;
  const file = { bytes, contentType: contentTypes[type] ?? `image/${type}`, extension: type };
  // A still copy would stand in for the animation.
  if (facts.animated) {
    const copies: PictureCopies = { type: "webp", files: new Map() };
    return { file, width, height, hash, name, copies, optimised: false };
  }
  const { copies } = await optimisePicture(blob, { bounds: target.bounds, whole: bytes });
  return { file, width, height, hash, name, copies, optimised: false };
}

/** Stores pictures one after the other; a failure does not stop the others. */
export function usePictureUpload() {
  const { client, withSession } = useSession();
  const queries = useQueryClient();

  return async function store(
    files: readonly File[],
    target: Target,
    messages: Messages,
    onStored: OnStored,
  ): Promise<void> {
    const notice = toast.loading(media.optimisingFiles(files.length));
    const failed: string[] = [];
    let optimised = false;
    let again = 0;
    for (const [at, file] of files.entries()) {
      try {
        const read = await readPictureFile(file);
        const same = await withSession(() => findSameFile(client, target.folder, read.hash));
        if (same) {
          again++;
          onStored(same, at);
          continue;
        }
        const prepared = await preparePicture(read, target);
        const url = await withSession(() => uploadMedia(client, target.folder, prepared));
        optimised ||= prepared.optimised;
        if (read.facts?.animated && prepared.optimised) toastInfo(media.still(file.name));
        onStored(url, at);
      } catch (error) {
        if (!isFileAtFault(error)) console.error(error);
        const reason = problemText(error);
        failed.push(isFileAtFault(error) || files.length > 1 ? `${file.name} – ${reason}` : reason);
        onStored(null, at);
      }
    }
    toast.dismiss(notice);
    rereadPictures(queries, { uses: true });
    if (again > 0) toastInfo(media.again(again));
    if (failed.length + again < files.length) {
      toastSuccess(optimised ? messages.optimised : messages.uploaded);
    }
    if (failed.length > 0) toastError(messages.uploadFailed(failed.join("; ")));
  };
}
