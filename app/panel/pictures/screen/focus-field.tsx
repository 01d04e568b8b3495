import { useRef, useState } from "react";
import type { Picture } from "~/panel/data/picture-library.ts";
import { PointField } from "~/panel/pictures/point-field.tsx";
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

  return (
    <fieldset className="grid content-start gap-4">
      <legend className="label mb-2 text-text-2">{text.focus}</legend>
      <PointField
        src={src}
        alt={picture.description}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        point={{ x, y }}
        onMove={move}
      />
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
