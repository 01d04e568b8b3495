import type { ComponentProps } from "react";
import type { PagePicture } from "~/picture-source.ts";
import { Picture } from "~/ui/picture.tsx";
import { ClosingCall } from "./closing-call.tsx";

type Props = Omit<ComponentProps<typeof ClosingCall>, "picture"> & {
  picture: { name: PagePicture; alt: string };
};

/** Ends a page with a picture, often its own again: closer, and on a wide page dim until the button is aimed at. */
export function ClosingScene({ picture, ...words }: Props) {
  return (
    <ClosingCall
      {...words}
      picture={
        <Picture
          {...picture}
          sizes="(min-resolution: 2.5dppx) 105vw, (max-width: 48rem) 158vw, 78vw"
        />
      }
    />
  );
}
