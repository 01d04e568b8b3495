import { beforeEach, expect, test } from "vitest";
import type { RedirectRow } from "../../app/text/redirects/rules.ts";
import { keepRules, type Redirects } from "./kept-rules.ts";

let now: number;
let writes: number;
let reads: { known: string | undefined; finish: (to: string | null) => void; fail: () => void }[];
let failures: unknown[];
let redirects: Redirects;

beforeEach(() => {
  now = 0;
  writes = 0;
  reads = [];
  failures = [];
  redirects = keepRules({
    read: (known) =>
      new Promise((resolve, reject) => {
        const finish = (to: string | null) =>
          resolve(to === null ? null : { rows: row(to), state: to });
        reads.push({ known, finish, fail: () => reject(new Error("down")) });
      }),
    writes: () => writes,
    failed: (error) => failures.push(error),
    now: () => now,
  });
});

const row = (to_address: string): RedirectRow[] => [
  { from_address: "/stara", to_address, kind: "permanent" },
];
const target = () => redirects.find("/stara");
const leadsTo = (location: string) => ({ status: 301, location });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Answers the read that a request waits for. */
async function answerNext(to: string | null): Promise<void> {
  const waiting = redirects.due();
  expect(waiting).not.toBeNull();
  reads.at(-1)?.finish(to);
  await waiting;
}

test("after five seconds they are read again beside the requests, after ten they are waited for", async () => {
  await answerNext("/nowa");
  now = 5_000;
  expect(redirects.due()).toBeNull();
  expect(redirects.due()).toBeNull();
  expect(reads.map(({ known }) => known)).toEqual([undefined, "/nowa"]);
  reads[1]?.finish(null);
  await settle();
  expect(target()).toEqual(leadsTo("/nowa"));
  now = 15_000;
  await answerNext("/inna");
  expect(target()).toEqual(leadsTo("/inna"));
});

test("after a write the next request waits for what it wrote", async () => {
  await answerNext("/nowa");
  writes++;
  await answerNext("/inna");
  expect(target()).toEqual(leadsTo("/inna"));
  expect(redirects.due()).toBeNull();
});

test("a read that began before a write is not taken for one after it", async () => {
  await answerNext("/nowa");
  now = 5_000;
  expect(redirects.due()).toBeNull();
  writes++;
  const waiting = redirects.due();
  reads[1]?.finish("/wcześniej");
  await settle();
  expect(reads).toHaveLength(3);
  expect(redirects.due()).not.toBeNull();
  reads[2]?.finish("/później");
  await waiting;
  expect(target()).toEqual(leadsTo("/później"));
  expect(redirects.due()).toBeNull();
});

test("a backend that is down delays one request in ten seconds, and the rows that were read stay", async () => {
  await answerNext("/nowa");
  now = 20_000;
  const waiting = redirects.due();
  reads[1]?.fail();
  await waiting;
  expect(failures).toHaveLength(1);
  expect(target()).toEqual(leadsTo("/nowa"));
  expect(redirects.due()).toBeNull();
});
