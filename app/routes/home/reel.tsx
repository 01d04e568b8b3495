import { type CSSProperties, useRef, useState } from "react";
import { reel } from "~/content/pictures/reel.ts";
import { viewingConditions } from "~/first-load/viewing-conditions.ts";
import css from "./reel.css?inline";
import { ReelPlayer } from "./reel-player.tsx";

export type ReelProps = {
  /** The owner's, in the place of ours, of which we know what it shows. */
  film?: string | undefined;
  glass: DOMRect;
  onClose: () => void;
};

export function Reel({ film, glass, onClose }: ReelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [scenes, setScenes] = useState<readonly string[]>([]);
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--x": `${glass.x + glass.width / 2}px`,
    "--y": `${glass.y + glass.height / 2}px`,
  };
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        if (!element?.open) element?.showModal();
      }}
      aria-label={reel.label}
      aria-describedby={film ? undefined : "reel-opis"}
      onClose={onClose}
      style={style}
      className="reel"
    >
      {!film && (
        <p id="reel-opis" className="sr-only">
          {reel.description}
        </p>
      )}
      <style>{css}</style>
      <ReelPlayer>
        <video slot="media" muted playsInline autoPlay={!viewingConditions().reducedMotion}>
          {film ? <source src={film} /> : <OwnReel onScenes={setScenes} />}
        </video>
      </ReelPlayer>
      {scenes.length > 0 && (
        <details className="shrink-0">
          <summary className="label flex min-h-11 cursor-pointer items-center px-5 text-text-2 hover:text-text">
            {reel.descriptions}
          </summary>
          <ol className="grid max-w-prose gap-2 px-5 pb-5 text-small text-text-2">
            {scenes.map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ol>
        </details>
      )}
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="label fixed top-0 right-0 inline-flex min-h-11 items-center gap-3 bg-bg/70 px-5 text-text hover:text-accent-hover"
      >
        {reel.close} <span aria-hidden>×</span>
      </button>
    </dialog>
  );
}

function OwnReel({ onScenes }: { onScenes: (scenes: readonly string[]) => void }) {
  return (
    <>
      <source src="/videos/reel.webm" type='video/webm; codecs="av01.0.08M.10, opus"' />
      <source src="/videos/reel.mp4" type="video/mp4" />
      <track
        ref={(element) => (element ? whenRead(element, onScenes) : undefined)}
        kind="descriptions"
        src="/videos/reel.vtt"
        srcLang="pl"
        label={reel.descriptions}
      />
    </>
  );
}

/** No browser shows descriptions by itself, and none reads the file of a track that is off. */
function whenRead(element: HTMLTrackElement, tell: (scenes: readonly string[]) => void) {
  const read = () => {
    tell(
      [...(element.track.cues ?? [])].flatMap((cue) => ("text" in cue ? [String(cue.text)] : [])),
    );
  };
  element.addEventListener("load", read);
  element.track.mode = "hidden";
  return () => element.removeEventListener("load", read);
}
