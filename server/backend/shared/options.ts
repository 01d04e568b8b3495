import type { MailState } from "../health.ts";

/** What the embedded backend needs to know; the server reads it from the environment. */
export type BackendOptions = {
  dataDir: string;
  /** A Postgres to use instead of PGlite. */
  databaseUrl?: string;
  seed: "demo" | "none";
  publishableKey?: string;
  secretKey?: string;
  adminEmail?: string;
  adminPassword?: string;
  /** Sign-in attempts per minute, for each address and for each account. */
  signInLimit: number;
  contact: ContactOptions;
  /** Milliseconds of silence after which the backend process is started anew (10,000). */
  stuckAfter?: number;
  log: (event: string, fields?: object, level?: "warn") => void;
};

export type ContactOptions = { smtpUrl?: string; to?: string; from?: string; limit: number };

export type FirstAdmin = { email: string; password: string };

/** The running backend, as the web process sees it. */
export type Backend = {
  /** Loopback URL and per-boot header, for loaders on the server. */
  address: { url: string; publishableKey: string; headers: Record<string, string> };
  publishableKey: string;
  secretKey: string;
  /** An account of which nobody knows the password yet: print it once, keep it nowhere. */
  firstAdmin?: FirstAdmin;
  /** It was printed. Who is killed before makes a new password at the next start. */
  firstAdminShown(): void;
  /** Answers the API paths of the public listener; null when the path is not one of them. */
  handle(request: Request, clientAddress: string): Promise<Response | null>;
  /** Called after every write that succeeded to what pages may show, before the writer is answered. */
  onWrite(listener: () => void): void;
  /** Whether a request was refused lately because too many waited. */
  isOverloaded(): boolean;
  check(): Promise<BackendHealth>;
  /**
   * Ends the mailing at once, and the backend process when `served` resolves: nothing writes to the
   * data directory any more. Takes two seconds, or one longer than `served`.
   */
  stop(served?: Promise<void>): Promise<void>;
};

export type BackendHealth = {
  backend: boolean;
  storage: boolean;
  mail: MailState;
};
