import { useEffect } from "react";
import { home } from "~/content/home.ts";
import { viewingConditions, wantsFilm } from "~/first-load/viewing-conditions.ts";
import { builtName } from "~/picture-source.ts";

/** Without markup of its own: the picture of the intro is there before. */
export function FocusScene() {
  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>("#kim-jestesmy img");
    // How far things are is known of our picture alone.
    if (builtName(home.intro.picture) !== "focus-planes") return;
    if (!picture || !wantsFilm(viewingConditions())) return;
    let end = () => {};
    let isGone = false;
    async function begin(image: HTMLImageElement) {
      const { playFocus } = await import("./play-focus.ts");
      const stop = await playFocus(image);
      if (isGone) stop();
      else end = stop;
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // The page can do without it.
        begin(picture).catch(console.error);
      },
      { rootMargin: "25%" },
    );
    near.observe(picture);
    return () => {
      isGone = true;
      near.disconnect();
      end();
    };
  }, []);
  return null;
}
