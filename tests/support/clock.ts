import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { signIn } from "./signed-in.ts";
import type { TestSite } from "./site.ts";
import type { Pass } from "./writers.ts";

export const hour = 3_600_000;
export const year = 365 * 24 * hour;

/** A clock for a site and its backend that a test can set while they run. */
export async function movableClock() {
  const directory = await mkdtemp(join(tmpdir(), "clock-"));
  const file = join(directory, "offset");
  writeFileSync(file, "0");
  const module = join(import.meta.dirname, "shifted-clock.ts");
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${module}` },
    /** Sets it; resolves with a new sign-in when the web process and the backend both go by it. */
    async jump(milliseconds: number, { url, log }: TestSite): Promise<Pass> {
      writeFileSync(file, String(milliseconds));
      const off = (moment: number) => Math.abs(moment - Date.now() - milliseconds);
      let pass = await signIn(url);
      const furthest = async () => {
        pass = await signIn(url);
        return Math.max(off(Date.parse(String(log.at(-1)?.time))), off(issuedAt(pass.token)));
      };
      await expect.poll(furthest, { timeout: 10_000, interval: 100 }).toBeLessThan(4_000);
      return pass;
    },
    forget: () => rm(directory, { recursive: true, force: true }),
  };
}

function issuedAt(token: string): number {
  const [, body = ""] = token.split(".");
  return JSON.parse(Buffer.from(body, "base64url").toString()).iat * 1000;
}
