import type { MailState } from "../../base/health.ts";

export type BackendOptions = {
  dataDir: string;
  databaseUrl?: string;
  allowNewer?: boolean;
  /** What a server starts with holds for good; a command leaves it to a later start. */
  seed: "demo" | "none" | "later";
  publishableKey?: string;
  secretKey?: string;
  adminEmail?: string;
  adminPassword?: string;
  /** Per minute, for each address and for each account. */
  signInLimit: number;
  contact: ContactOptions;
  backups?: BackupOptions;
  /** The public origin, for links in mails; none are sent without it. */
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

export type FirstAdmin = { email: string; password: string };

export type Backend = {
  address: { url: string; publishableKey: string; headers: Record<string, string> };
  publishableKey: string;
  secretKey: string;
  firstAdmin?: FirstAdmin;
  /** Call when it was printed; without this call the next start makes a new password. */
  firstAdminShown(): void;
  /** Null when the path is none of the API. */
  handle(request: Request, clientAddress: string): Promise<Response | null>;
  /** After a write to rows that pages show, before it is answered. */
  onWrite(listener: () => void): void;
  /** Within the last five seconds. */
  isOverloaded(): boolean;
  check(): Promise<BackendHealth>;
  /** Ends the backend process when `served` resolves. Takes two seconds, or one longer than `served`. */
  stop(served?: Promise<void>): Promise<void>;
};

export type BackendHealth = {
  backend: boolean;
  storage: boolean;
  mail: MailState;
};
