import { loopedPictures } from "~/looped-pictures.ts";

/** More than these at once would cost a phone its battery. */
const MOST_AT_ONCE = 2;
/** Below this a picture is a miniature. */
const LEAST_WIDTH = 240;
/** Of a picture, or of the screen's height where the picture is larger than what is left of the first screen. */
const LEAST_SEEN = { ofPicture: 0.6, ofScreen: 0.3 };

/** Our own films show one event and end as they began. Text is hard to read beside a picture that never rests. */
const REST_MS = 5_000;

/** Plays the films of the pictures that are on the screen, each over its picture, while motion is wanted. */
export function playLoops(page: Document): void {
  const root = page.documentElement;
  const onScreen = new Set<HTMLImageElement>();
  const films = new Map<HTMLImageElement, HTMLVideoElement>();

  function play() {
    const chosen = root.dataset.motion === "paused" ? [] : [...onScreen].slice(0, MOST_AT_ONCE);
    for (const [image, film] of films) {
      if (!image.isConnected) films.delete(image);
      if (!chosen.includes(image)) film.pause();
    }
    for (const image of chosen) {
      const film = films.get(image) ?? filmOver(image, play);
      films.set(image, film);
      // A browser may forbid it: then the picture stays.
      if (!film.ended) film.play().catch(() => undefined);
    }
  }

  const screen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, boundingClientRect } of entries) {
        if (!(target instanceof HTMLImageElement)) continue;
        const isSeen =
          intersectionRatio >= LEAST_SEEN.ofPicture ||
          intersectionRect.height >= LEAST_SEEN.ofScreen * window.innerHeight;
        if (isSeen && boundingClientRect.width >= LEAST_WIDTH) onScreen.add(target);
        else onScreen.delete(target);
      }
      play();
    },
    { threshold: [0.2, 0.3, 0.4, 0.5, 0.6] },
  );
  const look = () => {
    for (const image of page.querySelectorAll<HTMLImageElement>("main img[data-live]")) {
      const { film } = image.dataset;
      // Another picture in the place of one that moved.
      if (film === "move") image.classList.add("push-in");
      else if (film !== "none" && (film || loopedPictures.has(nameOf(image))))
        screen.observe(image);
    }
  };
  look();
  const pictures = new MutationObserver(look);
  // A film in a part that React has not taken over yet would make it draw that part anew.
  pictures.observe(page.body, { childList: true, subtree: true, attributeFilter: ["data-live"] });
  const motion = new MutationObserver(play);
  motion.observe(root, { attributeFilter: ["data-motion"] });
}

function nameOf(image: HTMLImageElement): string {
  const [, name = ""] = /\/images\/([a-z-]+?)(?:-\d+\.\w+)?\.\w+$/.exec(image.src) ?? [];
  return name;
}

function filmOver(image: HTMLImageElement, play: () => void): HTMLVideoElement {
  const film = document.createElement("video");
  const { film: chosen } = image.dataset;
  Object.assign(film, { muted: true, playsInline: true, className: "loop", loop: Boolean(chosen) });
  film.setAttribute("aria-hidden", "true");
  film.addEventListener("ended", () => {
    setTimeout(() => {
      film.currentTime = 0;
      play();
    }, REST_MS);
  });
  const own = `/videos/loops/${nameOf(image)}`;
  for (const file of chosen
    ? [{ src: chosen }]
    : [
        { src: `${own}.webm`, type: 'video/webm; codecs="av01.0.05M.10"' },
        { src: `${own}.mp4`, type: "video/mp4" },
      ])
    film.append(Object.assign(document.createElement("source"), file));
  const { objectFit, objectPosition, maskImage, maskComposite, filter } = getComputedStyle(image);
  Object.assign(film.style, { objectFit, objectPosition, maskImage, maskComposite, filter });
  film.addEventListener("playing", () => film.classList.add("loop-plays"), { once: true });
  // Through a film that fades at its edges the picture would be seen beside what moves.
  if (maskImage !== "none")
    film.addEventListener("transitionend", () => image.style.setProperty("opacity", "0"), {
      once: true,
    });
  // A film that fails amid playing leaves its place to the picture.
  film.addEventListener("error", () => {
    image.style.removeProperty("opacity");
    film.remove();
  });
  image.closest(".lazy-picture")?.append(film);
  return film;
}
