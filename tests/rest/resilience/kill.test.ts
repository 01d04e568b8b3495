import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { findPostgres, startPostgres } from "../../support/postgres.ts";
import { backendPid, killGroup, ownGroup } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance, times } from "../../support/seeded.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { launchSite, startSite, type TestSite } from "../../support/site.ts";
import { suite } from "../../support/suite.ts";
import {
  findLosses,
  newLedger,
  type Pass,
  prepareWriters,
  sendMessagesAgain,
  startWriters,
} from "../../support/writers.ts";
import { brokenRules } from "./database-rules.ts";

/**
 * Writers at work, kill -9 of the web process and the backend at a random moment, the next start, a
 * look at everything: again and again on the same data. The last round ends in order, amid writes.
 */
async function killAgainAndAgain(rounds: number, dataDir: string, more = {}): Promise<void> {
  const random = chance();
  const ledger = newLedger();
  const env = { ...writerEnv, ...more };
  let writer: Pass | undefined;
  let confirmed = 0;
  for (let round = 0; round <= rounds; round++) {
    if (round % 4 === 3) {
      // A kill in the start after a kill, while the database recovers.
      const starting = await launchSite({ dataDir, env, through: ownGroup });
      await sleep(random.between(100, 1_200));
      await killGroup(starting);
    }
    const site = await startSite({ dataDir, env, through: ownGroup });
    try {
      if (!writer) {
        writer = await signIn(site.url);
        await prepareWriters(site.url);
      } else expect(await findLosses(site.url, ledger), `after round ${round}`).toEqual([]);
      if (round === rounds) {
        await stopBesideIdleConnections(site);
        break;
      }
      await sendMessagesAgain(site.url, ledger);
      const writers = startWriters(site.url, writer, ledger);
      await writers.answered(random.between(5, 25));
      await sleep(random.between(0, 40));
      if (round > 0 && round === rounds - 1) {
        // systemd and Ctrl+C signal both processes.
        process.kill(backendPid(site), "SIGTERM");
        expect((await site.stop()).code).toBe(0);
      } else await killGroup(site);
      const statuses = await writers.done;
      expect(statuses.filter((status) => status >= 300)).toEqual([]);
      expect(statuses).toContain(0);
      confirmed += statuses.filter((status) => status > 0).length;
    } finally {
      await killGroup(site);
    }
  }
  expect(confirmed).toBeGreaterThanOrEqual(rounds * 5);
}

async function stopBesideIdleConnections(site: TestSite): Promise<void> {
  await fetch(site.url); // fetch keeps its connection open
  const idle = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(idle, "connect");
  const { code } = await site.stop("SIGINT");
  idle.destroy();
  expect(code).toBe(0);
  expect(site.log.at(-1)?.event).toBe("stopped");
}

const rounds = suite === "nightly" ? times(20) : 1;
test(`kill -9 amid writes, ${rounds} times: everything confirmed is there, nothing by half`, async () => {
  const dataDir = scratchDirectory(onTestFinished);
  await killAgainAndAgain(rounds, dataDir);
  expect(await brokenRules(join(dataDir, "database"))).toEqual([]);
}, 600_000);

test.skipIf(suite !== "nightly" || findPostgres() === null)(
  "the same on a Postgres server",
  async () => {
    const dataDir = scratchDirectory(onTestFinished);
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    await killAgainAndAgain(times(8), dataDir, { DATABASE_URL: postgres.url });
  },
  300_000,
);
