import type { Archive } from "./archives.ts";
import type { NoteCode } from "./notes.ts";
import type { OwnArchive } from "./own/open-archive.ts";

/** Something that was left out or changed, and in which words of the old site. */
export type Note = { code: NoteCode; detail: string };

/** What is known of an entry before its text is read: enough for its new address and for links to it. */
export type Listed = {
  /** The same in each export of the same site. */
  sourceId: string;
  title: string;
  slug: string;
  /** Where it stood on the old site: whole addresses, or paths. `*` at the end stands for what lies below it, too. */
  addresses: string[];
  /** Why it does not come along; null when it does. */
  leftOut: Note | null;
  isDraft: boolean;
};

/** A post as it comes along, with the addresses of the old site in its text. */
export type Entry = {
  sourceId: string;
  /** Relative addresses of the text are of this page. */
  base: string;
  markdown: string;
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

/** `address` is whole, or a path of a file in the folder that is imported. */
export type PictureUse = { address: string; description: string; caption: string };

/** A file that the old site kept like a post: it has a page of its own, perhaps below that of a post. */
export type Attachment = {
  /** As in `pictures`. */
  file: string;
  /** The addresses of its page. */
  pages: string[];
  /** The `sourceId` of the post; empty when it belongs to none. */
  parent: string;
};

export type Source = {
  name: string;
  /** The origin of the old site; null when the export does not say it. */
  home: string | null;
  listed: Listed[];
  /** What no entry is, such as the pictures that nothing shows. */
  notes: Note[];
  /** The files that the export lists, whether a text shows them or not. */
  pictures: string[];
  attachments?: readonly Attachment[];
  /** Lists of the old site that lead to those of this one. */
  archives?: readonly Archive[];
  /** What the export knows of a picture. */
  pictureAt: (address: string) => PictureUse | null;
  /** An archive of this program itself, whose rows come back as they were. */
  own?: OwnArchive;
  entries: () => AsyncIterable<{ sourceId: string; read: () => Entry }>;
};
