import type { ComponentProps } from "react";
import { TextDiff } from "./lists/text-diff.tsx";
import { PictureDiff } from "./pictures/picture-diff.tsx";

/** What was there and what is there, in words or as pictures. */
export function ValueDiff({ text, before, after, ...ofLists }: ComponentProps<typeof TextDiff>) {
  return text.kind === "picture" ? (
    <PictureDiff {...{ text, before, after }} />
  ) : (
    <TextDiff {...{ text, before, after, ...ofLists }} />
  );
}
