import { createContext } from "react-router";

/** How to reach Supabase: `headers` go with every request (the embedded backend's per-boot header). */
export type BackendAddress = {
  url: string;
  publishableKey: string;
  headers?: Record<string, string>;
};

/** Pictures and fonts are addresses on this site. */
export type CardFacts = {
  agency: string;
  title: string;
  label: string;
  timecode: string;
  picture: string | null;
  /** The point of the picture that no crop may lose, in per cent; the middle if nothing is given. */
  focus?: { x: number; y: number } | undefined;
  fonts: { display: string; mono: string };
};

/** Settings that the site gets from the process that serves it. */
export type SiteSettings = {
  /** Canonical origin without a trailing slash; all absolute links are made from it. */
  siteUrl: string;
  /** Supabase as loaders on the server reach it. */
  backend: BackendAddress;
  /** Supabase as browsers reach it; an empty `url` means this very origin (embedded backend). */
  browserBackend: { url: string; publishableKey: string };
  /** Counts the writes: what was read before the last one may be outdated. */
  writes?: () => number;
  /** Writes a line of the server's log when a page fails. */
  report?: (event: string, fields: object) => void;
  /** Draws a share card as JPEG. */
  drawCard: (facts: CardFacts) => Promise<Uint8Array<ArrayBuffer>>;
  /** Calls a function of Supabase in place of a browser, whose address limits may count by. */
  callFunction: (request: Request, visitorAddress: string) => Promise<Response>;
};

/** The visitor who posted a form, as the server in front of the site knows. */
export type Sender = {
  address: string;
  /** The form was longer than is ever read, and is not in the request. */
  sentTooMuch: boolean;
};

/** The settings inside loaders: `context.get(settingsContext)`. */
export const settingsContext = createContext<SiteSettings>();

export const senderContext = createContext<Sender>();
