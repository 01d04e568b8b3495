import { createContext } from "react-router";

/** How to reach Supabase: `headers` go with every request (the embedded backend's per-boot header). */
export type BackendAddress = {
  url: string;
  publishableKey: string;
  headers?: Record<string, string>;
};

export type CardFacts = {
  agency: string;
  /** Of „Marka”, as far as it is not the design's own: a colour, drawings or addresses of pictures. */
  accent?: string;
  logo?: string;
  mark?: string;
  title: string;
  /** Drawn when no font has all the letters of `title`. */
  titleInstead?: string;
  label: string;
  timecode: string;
  picture: string | null;
  focus?: { x: number; y: number } | undefined;
  /** In the place of `picture`: pictures of lamps, and what part of its light each one has. */
  light?: {
    lamps: readonly [string, string, string];
    parts: readonly [number, number, number];
  };
  fonts: { display: string; mono: string };
};

/** An export of a file of `app/content`: its original as JSON, which the scripts have, and what it is now. */
export type ChangedExport = { file: string; name: string; original: string; value: unknown };

export type SiteSettings = {
  /** Canonical origin without a trailing slash; all absolute links are made from it. */
  siteUrl: string;
  /** Search engines can come here. */
  isPublic?: boolean;
  /** Whatever is invented is left out: a new site is empty. */
  isWithoutSamples?: boolean;
  backend: BackendAddress;
  /** Supabase as browsers reach it; an empty `url` means this very origin (embedded backend). */
  browserBackend: { url: string; publishableKey: string };
  /** Counts the writes: what was read before the last one may be outdated. */
  writes?: () => number;
  report?: (event: string, fields: object) => void;
  /** Takes changed words into the files of the build. Gives the addresses of changed scripts, by the former ones. */
  changedFiles?: (changed: readonly ChangedExport[]) => Promise<ReadonlyMap<string, string>>;
  drawCard: (facts: CardFacts) => Promise<Uint8Array<ArrayBuffer>>;
  /** The characters of a title that no font of share cards has; `display` is the address of the site's own. */
  lettersWithoutFont: (title: string, display: string) => Promise<string[]>;
  /** Calls a function of Supabase in place of a browser, whose address limits may count by. */
  callFunction: (request: Request, visitorAddress: string) => Promise<Response>;
};

export type Sender = {
  address: string;
  /** The form was longer than is ever read, and is not in the request. */
  sentTooMuch: boolean;
};

export const settingsContext = createContext<SiteSettings>();

export const senderContext = createContext<Sender>();
