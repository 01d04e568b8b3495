import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";

export type TextProps = {
  label: string;
  value: string;
  name: string;
  error?: string | undefined;
  required?: boolean;
  rows?: number;
  /** Whether it opens a page, where the first paragraph is larger. */
  opening?: boolean;
  uploading?: boolean;
  /** A section of a case study: its last picture stands across the page, and `figures` shows numbers large. */
  section?: "text" | "figures";
  /** The new text, or a function of the present text for changes that come late. */
  onChange: (change: string | ((text: string) => string)) => void;
  onPictures?: StorePictures;
};

export type WritingProps = Omit<TextProps, "name"> & {
  rows: number;
  uploading: boolean;
  fullScreen: boolean;
  onFullScreen: () => void;
};
