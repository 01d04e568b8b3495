import { useEffect, useRef, useState } from "react";
import { viewingConditions, wantsFilm } from "~/first-load/viewing-conditions.ts";
import { useMotionPaused } from "~/site/shell/motion.ts";

type Props = {
  /** The owner's, in the place of ours. */
  film: string | undefined;
  resting: boolean;
  /** Of the poster's crop, where it is not the usual one. */
  position?: string | undefined;
};

/** Asked for when the page has loaded, so that it takes nothing from the poster. */
export function HeroFilm({ film, resting, position }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const paused = useMotionPaused() || resting;
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const ask = () => setWanted(wantsFilm(viewingConditions()));
    if (document.readyState === "complete") {
      ask();
      return;
    }
    window.addEventListener("load", ask, { once: true });
    return () => window.removeEventListener("load", ask);
  }, []);

  useEffect(() => {
    if (paused) video.current?.pause();
    // A browser may forbid autoplay: then the poster stays.
    else video.current?.play().catch(() => undefined);
  }, [paused]);

  if (!wanted) return null;
  return (
    <video
      ref={video}
      autoPlay={!paused}
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      style={position ? { objectPosition: position } : undefined}
      onPlaying={() => setPlaying(true)}
      // Slightly smaller than the poster, so that the poster remains the largest paint.
      className={`hero-crop absolute inset-x-0 top-0 h-[calc(100%-2px)] w-full object-cover transition-opacity duration-1000 ease-out ${playing ? "opacity-100" : "opacity-0"}`}
    >
      {film ? (
        <source src={film} />
      ) : (
        <>
          <source src="/videos/bg.webm" type='video/webm; codecs="av01.0.05M.10"' />
          <source src="/videos/bg.mp4" type="video/mp4" />
        </>
      )}
    </video>
  );
}
