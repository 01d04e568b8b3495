import { setTimeout as pass } from "node:timers/promises";
import { expect } from "vitest";
import { writeHints } from "../../supabase/functions/send-contact-email/hints.ts";
import { type Ledger, newLedger, textOf } from "./ledger.ts";
import { findLosses } from "./losses.ts";
import { killGroup, ownGroup } from "./process-group.ts";
import { chance } from "./seeded.ts";
import { signIn, writerEnv } from "./signed-in.ts";
import { launchSite, startSite } from "./site.ts";
import { type Pass, prepareWriters, startWriters } from "./writers.ts";

/**
 * Writers at work, kill -9 of the web process and the backend at a random moment, the next start, a
 * look at everything: again and again on the same data. Returns how much was promised in all.
 */
export async function killAgainAndAgain(
  rounds: number,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<{ promised: number; cutShort: number }> {
  const random = chance();
  const ledger = newLedger();
  const env = { ...writerEnv, ...more };
  const cut = { promised: 0, cutShort: 0 };
  let writer: Pass | undefined;
  let unseen: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    // Now and then the start itself is hit, in the middle of mending what the last kill left.
    if (round % 4 === 3) await killBoot(dataDir, env, random.between(100, 1_200));
    const site = await startSite({ dataDir, env, through: ownGroup });
    try {
      if (!writer) {
        writer = await signIn(site.url);
        await prepareWriters(site.url, writer);
      } else {
        const files = round === rounds ? ledger.files.keys() : unseen;
        const losses = await findLosses(site.url, env.SUPABASE_SECRET_KEY, ledger, files);
        expect(losses, `after kill ${round}`).toEqual({ lost: [], halves: [], doubles: [] });
      }
      if (round === rounds) {
        await site.stop();
        break;
      }
      await sendAgain(site.url, ledger);
      const known = new Set(ledger.files.keys());
      const writers = startWriters(site.url, writer, ledger);
      await writers.answered(random.between(1, 25));
      await pass(random.between(0, 40));
      await killGroup(site);
      const statuses = await writers.done;
      expect(statuses.filter((status) => status >= 300)).toEqual([]);
      cut.cutShort += statuses.filter((status) => status === 0).length;
      cut.promised += statuses.filter((status) => status > 0).length;
      unseen = [...ledger.files.keys()].filter((name) => !known.has(name));
    } finally {
      await killGroup(site);
    }
  }
  return cut;
}

async function killBoot(dataDir: string, env: Record<string, string>, after: number) {
  const starting = await launchSite({ dataDir, env, through: ownGroup });
  await pass(after);
  await killGroup(starting);
}

/** As the form does after a lost answer: the same message with the same submission. */
async function sendAgain(url: string, { messages }: Ledger): Promise<void> {
  for (const [name, { submission, promised }] of messages) {
    if (promised) continue;
    const text = textOf(name).slice(0, 4_000);
    const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-form": writeHints({ submission }) },
      body: JSON.stringify({ name, email: "jan@example.com", message: text }),
    });
    expect(answer.status).toBe(200);
    messages.set(name, { submission, promised: true });
  }
}
