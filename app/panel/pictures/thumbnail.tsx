import { useState } from "react";
import { EmptyFrame } from "~/ui/lazy-image.tsx";

type Props = {
  src: string;
  /** The point that must be seen, as `object-position`. */
  position?: string | undefined;
};

export function Thumbnail({ src, position }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shows = /^(https?:\/\/|\/[^/])/i.test(src) && broken !== src;
  return (
    <span className="relative grid aspect-[4/3] place-items-center overflow-hidden rounded-frame border border-line bg-bg">
      {shows ? (
        <img
          src={src}
          alt=""
          style={position ? { objectPosition: position } : undefined}
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <EmptyFrame />
      )}
    </span>
  );
}
