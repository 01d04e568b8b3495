import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** The programs that make one browser, with a home of their own. */
export class Programs {
  readonly home: string;
  private readonly children: ChildProcess[] = [];

  private constructor(home: string) {
    this.home = home;
  }

  static async create(): Promise<Programs> {
    return new Programs(await mkdtemp(join(tmpdir(), "browser-")));
  }

  /** Starts a program that ends with the test runner, however that ends. */
  start(program: string, args: string[], env: Record<string, string> = {}) {
    const child = spawn("setpriv", ["--pdeathsig", "TERM", program, ...args], {
      // Without the last two, GTK starts a message bus that nobody would end.
      env: {
        PATH: process.env.PATH,
        HOME: this.home,
        DBUS_SESSION_BUS_ADDRESS: "disabled:",
        NO_AT_BRIDGE: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.children.push(child);
    return child;
  }

  async stop(): Promise<void> {
    for (const child of this.children.reverse()) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    // A browser's helpers may still write when the browser itself has ended.
    await rm(this.home, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** What the first line that matches says. The stream is read on, or the program would wait once it is full. */
export function firstMatch(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    createInterface({ input: stream })
      .on("line", (line) => {
        lines.push(line);
        const found = pattern.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      })
      .on("close", () => reject(new Error(`It ended:\n${lines.join("\n")}`)));
  });
}
