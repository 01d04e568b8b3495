import { type MouseEvent, useRef, useState } from "react";
import type { Picture } from "~/panel/data/picture-library.ts";
import { useDescribePicture } from "~/panel/pictures/queries.ts";
import { pictures as text } from "~/panel/pictures/words.ts";

const PAUSE = 600;

export function FocusField({ picture, src }: { picture: Picture; src: string }) {
  const describe = useDescribePicture(picture.path);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null);
  const { x, y } = moved ?? { x: picture.focus_x, y: picture.focus_y };

  function move(to: { x: number; y: number }) {
    setMoved(to);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => describe({ focus_x: to.x, focus_y: to.y }), PAUSE);
  }

  function press({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
    move({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  }

  return (
    <fieldset className="grid content-start gap-4">
      <legend className="label mb-2 text-text-2">{text.focus}</legend>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
      <div onClick={press} className="relative w-fit cursor-crosshair justify-self-center bg-bg">
        <img
          src={src}
          alt={picture.description}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          className="max-h-[46svh] w-auto"
        />
        <span
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          className="-translate-1/2 pointer-events-none absolute size-8 rounded-full border-2 border-text shadow-[0_0_0_2px_var(--color-bg),inset_0_0_0_2px_var(--color-bg)]"
        />
      </div>
      <p className="text-muted text-sm">{text.focusHint}</p>
      <div className="grid grid-cols-2 gap-4">
        <Slider label={text.focusX} value={x} onChange={(to) => move({ x: to, y })} />
        <Slider label={text.focusY} value={y} onChange={(to) => move({ x, y: to })} />
      </div>
      <div>
        <p className="label mb-2 text-text-2">{text.crop}</p>
        <div className="flex gap-3">
          {["aspect-[3/2] w-1/2", "aspect-[2/1] w-1/2"].map((shape) => (
            <img
              key={shape}
              src={src}
              alt=""
              style={{ objectPosition: `${x}% ${y}%` }}
              className={`min-w-0 rounded-frame object-cover ${shape}`}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="grid gap-1 text-sm text-text-2">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-full accent-accent"
      />
    </label>
  );
}
