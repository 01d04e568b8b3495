import type { MailState } from "../../base/health.ts";

export type BackendOptions = {
  dataDir: string;
  databaseUrl?: string;
  allowNewer?: boolean;
  /** The first start of a server decides for good. A command, such as a restore, leaves it to a later start. */
  seed: "demo" | "none" | "later";
  publishableKey?: string;
  secretKey?: string;
  adminEmail?: string;
  adminPassword?: string;
  /** What somebody at the terminal gave as the address of the first administrator. */
  askedEmail?: string;
  /** Attempts per minute, for each address and for each account. */
  signInLimit: number;
  contact: ContactOptions;
  backups?: BackupOptions;
  /** The public origin, for links in mails. Without it no mail with a link is sent. */
  siteUrl?: string;
  /** Milliseconds without an answer after which the process is killed (10,000). */
  stuckAfter?: number;
  log: (event: string, fields?: object, level?: "warn") => void;
};

export type ContactOptions = {
  smtpUrl?: string;
  to?: string;
  from?: string;
  limit: number;
  siteUrl?: string;
  /** How often the outbox is looked at (15,000). */
  pollMilliseconds?: number;
};

/** `time` is the hour in Warsaw, `keep` how many of the last backups are kept. */
export type BackupOptions = { directory: string; time: string; keep: number };

/** Of the first administrator, when nobody named another one. */
export const defaultEmail = "admin@kadr.example";

export type FirstAdmin = { email: string; password: string };

export type Backend = {
  address: { url: string; publishableKey: string; headers: Record<string, string> };
  publishableKey: string;
  secretKey: string;
  firstAdmin?: FirstAdmin;
  /** To be called after the password was printed. Otherwise the next start makes a new one. */
  firstAdminShown(): void;
  /** Returns null for a path that does not belong to the API. */
  handle(request: Request, clientAddress: string): Promise<Response | null>;
  /** Called after a write to rows that pages show, and before the write is answered. */
  onWrite(listener: () => void): void;
  /** Whether a request was refused within the last five seconds, because too many were waiting. */
  isOverloaded(): boolean;
  check(): Promise<BackendHealth>;
  /** Ends the backend process when `served` resolves. Takes two seconds, or one longer than `served`. */
  stop(served?: Promise<void>): Promise<void>;
};

export type BackendHealth = {
  backend: boolean;
  storage: boolean;
  mail: MailState;
  backup?: "failed";
};
