import type { OwnArchive } from "./archive/open-archive.ts";
import type { Archive } from "./archives.ts";
import type { NoteCode } from "./notes.ts";

/** Something that was left out or changed. `detail` quotes the old site. */
export type Note = { code: NoteCode; detail: string };

/** What is known of an entry before its text is read. It suffices for the new address and for links to it. */
export type Listed = {
  /** The id of the entry, which is the same in every export of a site. */
  sourceId: string;
  title: string;
  slug: string;
  /** The old addresses, absolute or as paths. A `*` at the end includes all addresses below. */
  addresses: string[];
  /** Why the entry is left out. Null when it is imported. */
  leftOut: Note | null;
};

/** A text as it stands in the export, before anything of it was changed. */
export type Original = { html: string } | { markdown: string };

/** A post to be imported. Its text still has the addresses of the old site. */
export type Entry = {
  sourceId: string;
  /** The page that relative addresses in the text refer to. */
  base: string;
  markdown: string;
  /** What the text was made of, to check that nothing is missing. */
  original: Original[];
  author: string;
  publishedAt: string | null;
  createdAt: string | null;
  tags: string[];
  mainPicture: PictureUse | null;
  seoTitle: string;
  seoDescription: string;
  excerpt: string;
  notes: Note[];
};

/** `address` is absolute, or a path in the folder that is imported. */
export type PictureUse = { address: string; description: string; caption: string };

/** A file with a page of its own on the old site, which may lie below the page of a post. */
export type Attachment = {
  /** As in `pictures`. */
  file: string;
  /** The addresses of its page. */
  pages: string[];
  /** The `sourceId` of the post that the file belongs to. Empty when there is none. */
  parent: string;
};

export type Source = {
  name: string;
  /** The origin of the old site. Null when the export does not name it. */
  home: string | null;
  listed: Listed[];
  /** Notes that concern no single entry. */
  notes: Note[];
  /** The files that the export lists, whether a text shows them or not. */
  pictures: string[];
  attachments?: readonly Attachment[];
  /** Lists of the old site, such as tags, that redirect to lists of this site. */
  archives?: readonly Archive[];
  /** What the export knows of a picture. */
  pictureAt: (address: string) => PictureUse | null;
  /** An archive that this program made. Its rows are imported unchanged. */
  own?: OwnArchive;
  entries: () => AsyncIterable<{
    sourceId: string;
    /** The length of the text, which takes time to read. */
    size: number;
    read: () => Entry;
  }>;
};
