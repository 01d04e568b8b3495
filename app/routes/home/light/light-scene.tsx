import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { home } from "~/content/home.ts";
import { hasLamps } from "./has-lamps.ts";

type Props = { picture: HTMLImageElement };
type Shown = Props & { place: Element; SetLight: ComponentType<Props> };

/** „Ustaw światło” in the room that the intro has for it. Its code and pictures come when the picture is near. */
export function LightScene() {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>("#kim-jestesmy img");
    const place = document.getElementById("swiatlo");
    if (!hasLamps(home.intro.picture) || !picture || !place) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // The page can do without it.
        import("./set-light.tsx")
          .then(({ SetLight }) => setShown({ picture, place, SetLight }))
          .catch(console.error);
      },
      { rootMargin: "50%" },
    );
    near.observe(picture);
    return () => near.disconnect();
  }, []);

  if (!shown) return null;
  const { place, picture, SetLight } = shown;
  return createPortal(<SetLight picture={picture} />, place);
}
