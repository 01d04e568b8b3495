import { useEffect, useId, useState } from "react";
import { PointField } from "~/panel/pictures/point-field.tsx";
import { type Crops, cropsOf } from "~/panel/site-editor/frame/pictures.ts";
import type { Point } from "~/site-texts/pictures/pictures.ts";
import { pictureWords as words } from "./words.ts";

type Props = {
  src: string;
  point: Point;
  /** Where it is another one on a phone. */
  phone: Point | undefined;
  place: { element: Element } | undefined;
  onMove: (point: Point, phone: Point | undefined) => void;
};

/** The point that stays in view: one for all screens, or a second one where a phone shows another shape. */
export function ChosenPoints({ src, point, phone, place, onMove }: Props) {
  const title = useId();
  const [crops, setCrops] = useState<Crops>({});
  const element = place?.element;

  useEffect(() => {
    if (element) setCrops(cropsOf(element));
  }, [element]);

  return (
    <fieldset aria-labelledby={title} className="grid content-start gap-4">
      <p id={title} className="label text-text-2">
        {words.point}
      </p>
      <PointField
        src={src}
        alt=""
        point={point}
        hint={words.pointHint}
        onMove={(to) => onMove(to, phone)}
      />
      <div className="flex items-end gap-4">
        <Crop name={words.cropOnDesk} src={src} ratio={crops.desk} point={point} />
        <Crop name={words.cropOnPhone} src={src} ratio={crops.phone} point={phone ?? point} />
      </div>
      {(phone || isOtherShape(crops)) && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={phone !== undefined}
            onChange={({ target }) => onMove(point, target.checked ? point : undefined)}
            className="size-5 shrink-0 accent-accent"
          />
          {words.phonePoint}
        </label>
      )}
      {phone && (
        <fieldset aria-label={words.phonePointName} className="grid content-start gap-4">
          <PointField
            src={src}
            alt=""
            point={phone}
            hint={words.phonePointHint}
            onMove={(to) => onMove(point, to)}
          />
        </fieldset>
      )}
    </fieldset>
  );
}

/** From here on one point may be in the middle of one crop and beyond the edge of the other. */
function isOtherShape({ desk, phone }: Crops): boolean {
  return desk !== undefined && phone !== undefined && Math.max(desk / phone, phone / desk) > 1.2;
}

type CropProps = { name: string; src: string; ratio: number | undefined; point: Point };

function Crop({ name, src, ratio, point: { x, y } }: CropProps) {
  if (!ratio) return null;
  return (
    <figure className="grid gap-2">
      <img
        src={src}
        alt=""
        style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }}
        className="max-h-28 max-w-full rounded-frame object-cover"
      />
      <figcaption className="text-muted text-sm">{name}</figcaption>
    </figure>
  );
}
