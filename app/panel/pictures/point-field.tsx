import type { MouseEvent } from "react";
import { pictures as text } from "./words.ts";

type Point = { x: number; y: number };

type Props = {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** In percent, from the left and from the top. */
  point: Point;
  hint?: string;
  onMove: (to: Point) => void;
};

/** The point that every crop must show: pressed on the picture, or by two sliders. */
export function PointField({ point, hint = text.focusHint, onMove, alt, ...picture }: Props) {
  const { x, y } = point;

  function press({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
    onMove({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
      <div onClick={press} className="relative w-fit cursor-crosshair justify-self-center bg-bg">
        <img {...picture} alt={alt} className="max-h-[46svh] w-auto" />
        <span
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          className="-translate-1/2 pointer-events-none absolute size-8 rounded-full border-2 border-text shadow-[0_0_0_2px_var(--color-bg),inset_0_0_0_2px_var(--color-bg)]"
        />
      </div>
      <p className="text-muted text-sm">{hint}</p>
      <div className="grid grid-cols-2 gap-4">
        <Slider label={text.focusX} value={x} onChange={(to) => onMove({ x: to, y })} />
        <Slider label={text.focusY} value={y} onChange={(to) => onMove({ x, y: to })} />
      </div>
    </>
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
