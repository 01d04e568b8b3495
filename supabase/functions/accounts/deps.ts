import type { Caller, Fields } from "./access.ts";
import type { FactorDeps } from "./factor-actions.ts";
import type { People } from "./people.ts";

export type AccountsDeps = FactorDeps & {
  people: People;
  /** The person whose session the request carries. */
  caller(request: Request): Promise<Caller>;
  hashAddress(request: Request): Promise<string>;
  /** Absent when no mail can be sent. `send` resolves to what went wrong, or null. */
  mail?: { origin: string; send: (letter: Letter) => Promise<string | null> };
  /** Somebody whom every start makes an administrator again. */
  comesBack?: string;
  /** Attempts per minute at a password or a link, for each account or address. */
  limit: number;
  /** A sentence when there is no room for more. */
  noRoom?: () => Promise<string | null>;
  /** Goes on after the answer. */
  later(work: Promise<unknown>): void;
  /** Runs the work when its turn has come; rejects with what `isBusy` knows when too much waits. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  isBusy?: (error: unknown) => boolean;
  log(event: string, fields?: object, level?: "warn"): void;
};

export type Letter = { to: string; subject: string; text: string };

export type Action = (deps: AccountsDeps, fields: Fields, request: Request) => Promise<object>;
