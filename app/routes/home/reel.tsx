import { type CSSProperties, useRef } from "react";
import { reel } from "~/content/pictures/reel.ts";
import { viewingConditions } from "~/first-load/viewing-conditions.ts";

export type ReelProps = {
  glass: DOMRect;
  onClose: () => void;
};

export function Reel({ glass, onClose }: ReelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      aria-describedby="reel-opis"
      onClose={onClose}
      style={style}
      className="reel"
    >
      <p id="reel-opis" className="sr-only">
        {reel.description}
      </p>
      <video
        controls
        playsInline
        autoPlay={!viewingConditions().reducedMotion}
        className="size-full object-contain"
      >
        <source src="/videos/reel.webm" type='video/webm; codecs="av01.0.05M.10"' />
        <source src="/videos/reel.mp4" type="video/mp4" />
        <track kind="captions" src="/videos/reel.vtt" srcLang="pl" label={reel.captions} />
      </video>
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="label absolute top-0 right-0 inline-flex min-h-11 items-center gap-3 bg-bg/70 px-5 text-text hover:text-accent-hover"
      >
        {reel.close} <span aria-hidden>×</span>
      </button>
    </dialog>
  );
}
