import { drawWebp } from "~/panel/pictures/upload/optimise-picture.ts";
import { MAX_FILM_BYTES } from "~/picture-files/bucket-limits.ts";
import { FILM_HEAD, filmType } from "~/picture-files/film-type.ts";
import { fitInto } from "~/picture-files/picture-file.ts";
import type { NewFilm } from "./upload-film.ts";

export type FilmRefusal = "empty" | "too-large" | "wrong-type" | "unplayable";

const POSTER = { width: 1_600, height: 1_600 };
/** Within it, a film that is here on this disk is ready, or never. */
const PATIENCE_MS = 20_000;
/** The very first picture is often black. */
const POSTER_SECOND = 1;

/** The film with a poster of it, before anything is sent; or why it cannot be taken. */
export async function readFilm(file: File): Promise<NewFilm | FilmRefusal> {
  if (file.size === 0) return "empty";
  const type = filmType(new Uint8Array(await file.slice(0, FILM_HEAD).arrayBuffer()));
  if (!type) return "wrong-type";
  if (file.size > MAX_FILM_BYTES) return "too-large";
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: "auto", src: address });
    await ready(video, "loadeddata");
    const { videoWidth: width, videoHeight: height, duration } = video;
    // The sound of a film whose pictures the browser does not know plays all the same.
    if (width === 0 || height === 0) return "unplayable";
    if (Number.isFinite(duration)) {
      const seeked = ready(video, "seeked");
      video.currentTime = Math.min(POSTER_SECOND, duration / 2);
      await seeked;
    }
    const poster = await drawWebp(video, fitInto({ width, height }, POSTER));
    return {
      file,
      type,
      width,
      height,
      seconds: Number.isFinite(duration) ? duration : null,
      poster,
    };
  } catch (error) {
    console.warn(error);
    return "unplayable";
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

function ready(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`No ${event}`)), PATIENCE_MS);
    const end = (done: () => void) => () => {
      clearTimeout(giveUp);
      done();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      "error",
      end(() => reject(video.error)),
      { once: true },
    );
  });
}
