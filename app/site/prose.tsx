import type { SyntheticEvent } from "react";
import { cx } from "~/ui/cx.ts";

type Props = {
  /** Made by our own markdown renderer, which lets no foreign markup through. */
  html: string;
  className?: string;
};

export function Prose({ html, className }: Props) {
  return (
    <div
      ref={markBrokenPictures}
      onErrorCapture={markBroken}
      className={cx("prose", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Pictures that had failed before React listened. */
function markBrokenPictures(text: HTMLElement | null): void {
  for (const image of text?.querySelectorAll("img") ?? []) {
    if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) {
      image.dataset.broken = "";
    }
  }
}

function markBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.dataset.broken = "";
}
