import { useId } from "react";
import { PictureDescription } from "./picture-description.tsx";
import { usePicture } from "./queries.ts";
import { pictures as text } from "./words.ts";

/** Asks for the descriptions of a text's pictures that the text does not describe itself. */
export function TextPictures({ addresses }: { addresses: readonly string[] }) {
  return (
    <ul aria-label={text.inText} className="grid w-full gap-4 empty:hidden sm:grid-cols-2">
      {addresses.map((address) => (
        <TextPicture key={address} address={address} />
      ))}
    </ul>
  );
}

function TextPicture({ address }: { address: string }) {
  const id = useId();
  const picture = usePicture(address);
  if (!picture) return null;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border border-line p-3">
      <img
        id={id}
        src={picture.address}
        alt=""
        loading="lazy"
        className="aspect-square w-full rounded-frame object-cover"
      />
      <PictureDescription address={address} compact />
    </li>
  );
}
