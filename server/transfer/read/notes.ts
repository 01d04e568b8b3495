import type { ImportNote as PanelCode } from "../../../app/panel/transfer/note-words.ts";
import { OperatorError } from "../../base/operator-error.ts";

/** The sentences of the report for what was left out or changed. The thing itself follows each sentence. */
export const noteWords: Record<PanelCode, string> = {
  page: "left out, a page (--pages brings it as a draft)",
  type: "left out, of the type (--types=NAME brings it as a draft)",
  part: "left out, a part of the old site's frame",
  bin: "left out, it was in the bin",
  autosave: "left out, an unsaved draft of the old editor",
  known: "here already",
  lateFiles: "here already, its missing pictures or films come now",
  failed: "left out, since it could not be read or stored",
  textTooLong: "left out, its text is longer than 200 000 characters",
  textTooSlow: "left out, reading its text took too long",
  wordsAlone: "text of very many parts, comes as words without form, links and pictures",
  comments: "comments left out, this site has none",
  private: "was private, comes as a draft",
  password: "had a password, comes as a draft",
  membersOnly: "was for members only, comes as a draft",
  waiting: "waited for approval, comes as a draft",
  asDraft: "comes as a draft",
  sticky: "stood at the top of the list, where posts are by date here",
  untitled: "had no title, is called",
  titleCut: "title cut to 200 characters, it was",
  slugMade: "address changed, it was",
  slugTaken: "address taken, a number was added to",
  noAuthor: "no author is named; a draft may lack one, this one is signed",
  authorCut: "author cut to 120 characters, it was",
  hidden: "was hidden on the old site, comes as a draft",
  unlisted: "was hidden from search engines, comes as a draft",
  mailed: "was only mailed to subscribers, comes as a draft",
  dateUnknown: "date unreadable, comes as a draft",
  tagChanged: "tag changed, it was",
  tagLeftOut: "tag left out",
  excerpt: "excerpt left out, lists show the beginning of the text",
  excerptAsDescription: "excerpt kept as the description for search engines",
  seoCut: "text for search engines cut, it was",
  seoPattern: "title for search engines left out, it is a pattern of a plugin",
  seoLeftOut: "setting for search engines left out",
  shortcode: "shortcode left out, its inner text stays",
  gallery: "gallery without pictures in the export",
  block: "block left out, the old site filled it by itself",
  reusedBlock: "reused block is not in the export",
  script: "script or style left out",
  drawing: "drawing (SVG) left out",
  form: "field of a form left out",
  hiddenText: "hidden text left out",
  counter: "picture of one pixel left out",
  embedded: "embedded page became a link",
  asParagraphs: "list of definitions, or table with lists in its cells, became paragraphs",
  media: "film or sound became a link to the old site",
  card: "card of an unknown kind left out",
  code: "code for the head or foot of the page left out",
  link: "link without its address, this site allows http, https and mailto",
  deadLink: "link to a page of the old site that did not come along",
  pictureMissing:
    "picture not brought, its file is not there (--uploads=FOLDER or --fetch); the text keeps the old address",
  pictureElsewhere: "picture stays on the other site that it is on",
  pictureRefused: "picture not brought; the text keeps the old address",
  pictureInText: "picture left out, it is no file but a part of the text (data:)",
  pictureEmpty: "picture not brought, the file is empty",
  pictureTooLarge: "picture not brought, the file is too large; the text keeps the old address",
  pictureTooManyPixels:
    "picture not brought, it has too many pixels; the text keeps the old address",
  pictureHeic: "picture not brought, HEIC must be saved as JPEG; the text keeps the old address",
  pictureSvg: "picture not brought, SVG may carry scripts; the text keeps the old address",
  picturePdf: "picture not brought, it is a PDF; the text keeps the old address",
  pictureNone: "picture not brought, it is none; the text keeps the old address",
  pictureDamaged: "picture not brought, the file is damaged; the text keeps the old address",
  pictureUnused: "picture left out, no text shows it (--all-pictures brings it)",
  fileNotFetched: "file not brought, the old site did not give it; the text keeps the old address",
  filmPoster: "film brought without a picture at its beginning",
  filmMissing:
    "film not brought, its file is not there (--uploads=FOLDER or --fetch) or larger than 60 MiB; the text keeps the old address",
  filmTooLarge: "film not brought, it is larger than 60 MiB; the text keeps the old address",
  filmUnknown:
    "film not brought, it is no MP4 or WebM with pictures; the text keeps the old address",
  filmRefused: "film not brought; the text keeps the old address",
  file: "file stays on the old site, this site keeps pictures and films only",
  mainPictureMissing: "main picture missing",
  redirectRefused: "redirect left out, no redirect may be like this here",
  redirectLeaves: "redirect to another site",
  redirectTaken: "old address leads elsewhere already",
  draftAddress: "old address leads nowhere: publish the draft, then import the file once more",
  noFrontMatter: "left out, it has no front matter",
  frontMatter: "field of the front matter left out",
  lostWords: "words of the text that are missing here",
  lostLinks: "links of the text that are missing here",
  lostPictures: "pictures of the text that are missing here",
  lostFilms: "films of the text that are missing here",
  lostFootnotes: "footnotes of the text that are missing here",
  template: "command of the site generator left out",
};

export type NoteCode = PanelCode;

/** Each code has a Polish sentence in app/panel/transfer/note-words.ts. */
type ProblemCode =
  | "xml"
  | "json"
  | "notWordPress"
  | "notGhost"
  | "noMarkdown"
  | "unknownType"
  | "tooLarge"
  | "archive"
  | "archiveTooLarge"
  | "contentTooLarge"
  | "missing"
  | "address"
  | "noRoom"
  | "running"
  | "changed"
  | "stopped"
  | "backend"
  | "other";

export type Problem = { code: ProblemCode; line?: number; details?: string[] };

/** A reason why nothing was imported, or no more of it. */
export class ImportProblem extends OperatorError {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Whether the error ends the import. After a full disk or a lost database every later entry would fail, too. */
export function endsAll(error: unknown): boolean {
  if (error instanceof ImportProblem) return true;
  const message = error instanceof Error ? error.message : String(error);
  return /fetch failed|ECONNREFUSED|ECONNRESET|socket hang up/.test(message);
}
