import { useState } from "react";
import { EmptyFrame } from "~/ui/lazy-image.tsx";

export function Thumbnail({ src }: { src: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shows = /^(https?:\/\/|\/[^/])/i.test(src) && broken !== src;
  return (
    <span className="relative grid aspect-[4/3] place-items-center overflow-hidden rounded-frame border border-line bg-bg">
      {shows ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        <EmptyFrame />
      )}
    </span>
  );
}
