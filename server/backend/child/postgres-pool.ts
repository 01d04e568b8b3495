import type { RowList, Sql } from "postgres";
import { NoConnection } from "./database-trouble.ts";
import { currentSender, SenderLeft } from "./sender.ts";

type Row = Record<string, unknown>;

/** One connection for one piece of work. After it was cut it answers with errors alone. */
export type Lease = {
  unsafe(sql: string, parameters?: string[]): Promise<RowList<Row[]>>;
  release(): void;
};

/** Postgres or the network has closed the connection. */
const isClosed = /^(57P0[123]|CONNECTION_\w+|ECONNRESET|EPIPE)$/;

type Link = { sql: Sql; isCut: boolean };
type Waiter = { give: (link: Link) => void; refuse: (reason: unknown) => void };

type Options = {
  /** A client of one connection, which tells when that is closed. */
  connect: (onClose: () => void) => Sql;
  atMost: number;
  /** Milliseconds to wait for a connection. */
  longestWait: number;
  /** Milliseconds in which a connection whose sender has left must have answered. */
  longestSilence: number;
  /** Milliseconds after which a further connection is tried again where others are open. */
  retryAfter: number;
  onError?: (error: unknown) => void;
};

/**
 * The pool of postgres.js 3.4.9 loses a connection for each one that is refused to it, opens others in the
 * middle of a transaction, and writes to a closed socket, which ends the process. So each of its clients
 * has one connection here, and a client whose connection was closed is not used again.
 */
export class PostgresPool {
  readonly #options;
  readonly #links = new Set<Link>();
  readonly #idle: Link[] = [];
  readonly #waiting = new Set<Waiter>();
  #opening = 0;
  #retry: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens some before they are needed: others may have used up the rest by then. */
  async open(count: number): Promise<void> {
    const leases = await Promise.allSettled(Array.from({ length: count }, () => this.take()));
    for (const lease of leases) if (lease.status === "fulfilled") lease.value.release();
    if (leases[0]?.status === "rejected" && this.#links.size === 0) throw leases[0].reason;
  }

  async take(): Promise<Lease> {
    const sender = currentSender();
    if (sender?.aborted) throw new SenderLeft();
    try {
      const link = this.#idle.pop() ?? (await this.#wait(sender));
      return this.#lease(link, sender);
    } catch (error) {
      this.#options.onError?.(error);
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#retry);
    this.#refuseAll(new Error("The pool of connections has ended"));
    await Promise.all([...this.#links].map(({ sql }) => sql.end({ timeout: 1 })));
  }

  #wait(sender: AbortSignal | undefined): Promise<Link> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
        sender?.removeEventListener("abort", leave);
      };
      const waiter: Waiter = {
        give: (link) => {
          end();
          resolve(link);
        },
        refuse: (reason) => {
          end();
          reject(reason);
        },
      };
      const leave = () => waiter.refuse(new SenderLeft());
      const tooLong = () =>
        waiter.refuse(new NoConnection("No connection to Postgres became free"));
      const timer = setTimeout(tooLong, this.#options.longestWait);
      sender?.addEventListener("abort", leave);
      this.#waiting.add(waiter);
      this.#openMore();
    });
  }

  #openMore(): void {
    const isPaused = this.#retry !== undefined && this.#links.size > 0;
    if (isPaused || this.#isEnded) return;
    const room = this.#options.atMost - this.#links.size - this.#opening;
    const missing = Math.min(this.#waiting.size - this.#opening, room);
    for (let at = 0; at < missing; at++) void this.#openOne();
  }

  async #openOne(): Promise<void> {
    this.#opening++;
    let link: Link | undefined;
    const sql = this.#options.connect(() => link && this.#cut(link));
    try {
      await sql.unsafe("select 1");
      link = { sql, isCut: false };
      this.#links.add(link);
      this.#opening--;
      this.#free(link);
    } catch (error) {
      this.#opening--;
      void sql.end({ timeout: 0 });
      this.#later();
      if (this.#links.size + this.#opening === 0) this.#refuseAll(error);
    }
  }

  #later(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.#openMore();
    }, this.#options.retryAfter).unref();
  }

  #refuseAll(reason: unknown): void {
    for (const waiter of [...this.#waiting]) waiter.refuse(reason);
  }

  #free(link: Link): void {
    if (link.isCut) return;
    const [next] = this.#waiting;
    if (this.#isEnded) this.#cut(link);
    else if (next) next.give(link);
    else this.#idle.push(link);
  }

  #cut(link: Link): void {
    if (link.isCut) return;
    link.isCut = true;
    this.#links.delete(link);
    const at = this.#idle.indexOf(link);
    if (at >= 0) this.#idle.splice(at, 1);
    void link.sql.end({ timeout: 0 });
    // Others may be closed, too, and nobody has noticed.
    for (const other of this.#idle.splice(0)) void this.#ask(other);
    this.#openMore();
  }

  async #ask(link: Link): Promise<void> {
    try {
      await link.sql.unsafe("select 1");
      this.#free(link);
    } catch {
      this.#cut(link);
    }
  }

  #lease(link: Link, sender: AbortSignal | undefined): Lease {
    let silence: NodeJS.Timeout | undefined;
    let isReleased = false;
    let failure: unknown;
    const onLeave = () => {
      silence = setTimeout(() => this.#cut(link), this.#options.longestSilence).unref();
    };
    sender?.addEventListener("abort", onLeave);
    const release = async () => {
      if (isReleased) return;
      isReleased = true;
      sender?.removeEventListener("abort", onLeave);
      // What a sender who left had begun must not be in the way of the next.
      if (sender?.aborted) await link.sql.unsafe("rollback").catch(() => this.#cut(link));
      clearTimeout(silence);
      this.#free(link);
    };
    return {
      unsafe: async (sql, parameters) => {
        // The reason of the cut, also for the ROLLBACK that follows it.
        if (link.isCut) throw failure ?? new Error("The connection to Postgres was cut");
        if (sender?.aborted && !/^rollback$/i.test(sql)) throw new SenderLeft();
        try {
          return await link.sql.unsafe<Row[]>(sql, parameters);
        } catch (error) {
          failure ??= error;
          if (isClosed.test(codeOf(error))) this.#cut(link);
          this.#options.onError?.(error);
          throw error;
        }
      },
      release: () => void release(),
    };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
