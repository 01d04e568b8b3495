import type { FiguresBlock } from "~/content/services/types.ts";
import { Picture } from "~/ui/picture.tsx";

/** Numbers as the picture: each as large as its column allows. */
export function Figures({ figures, picture }: FiguresBlock) {
  return (
    <>
      {picture && (
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="100vw"
          className="mb-12 aspect-[21/9]"
        />
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-12 xl:grid-cols-4 xl:gap-x-10">
        {figures.map(({ value, label, text }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 mt-4 border-line border-t pt-4 font-semibold leading-snug">
              {label}
            </dt>
            <dd className="font-display text-[clamp(2.75rem,7.5vw,7rem)] leading-[0.9] tracking-[-0.055em] tabular-nums">
              {value}
            </dd>
            <dd className="order-3 mt-2 max-w-[36ch] text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
