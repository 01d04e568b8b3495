import { setTimeout as pause } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import { findCapacity } from "./mixed-capacity.ts";
import { type Span, timesOf } from "./mixed-figures.ts";
import type { Outcome } from "./mixed-generator.ts";
import { type LoadedSite, runLoad, startLoadedSite } from "./mixed-load.ts";
import { countLost } from "./mixed-lost.ts";
import { kinds } from "./mixed-traffic.ts";
import { watchMemory } from "./probed-site.ts";

const TIMES = 4;
const BEFORE = 6;
const FLOOD = 20;
const AFTER = 10;
const RECOVERY = 2;
const REFUSED = 503;

/** The mix at four times what the site keeps up with, between two spells of ordinary traffic. */
export async function measureOverload(): Promise<Figure[]> {
  const loaded = await startLoadedSite({ onOneCore: true });
  const { site } = loaded;
  try {
    const capacity = await findCapacity(loaded);
    const ordinary = Math.round(capacity * 0.6);
    const phases = [
      { perSecond: ordinary, seconds: BEFORE },
      { perSecond: capacity * TIMES, seconds: FLOOD },
      { perSecond: ordinary, seconds: AFTER },
    ];
    const stopWatching = watchMemory(site);
    const [outcome, health] = await Promise.all([
      runLoad(loaded, phases, 2_000),
      worstHealth(loaded, BEFORE + FLOOD),
    ]).finally(stopWatching);
    const memory = stopWatching().map(({ web, backend }) => web + backend);
    const { lost } = await countLost(loaded);
    const figures: Figure[] = [
      { what: "capacity of the mix", value: capacity, unit: "req/s" },
      { what: "the flood", value: capacity * TIMES, unit: "req/s" },
      ...figuresOf(outcome),
      { what: "/healthz, slowest", value: health, unit: "ms", budget: { atMost: 1_000 } },
      { what: "memory, peak", value: Math.max(...memory), unit: "MB", budget: { atMost: 700 } },
      { what: "memory, after", value: memory.at(-1) ?? 0, unit: "MB", budget: { atMost: 600 } },
      { what: "acknowledged and lost", value: lost, unit: "", budget: { atMost: 0 } },
      { what: "the load's own lateness, p99", value: outcome.lateness.p99, unit: "ms" },
    ];
    return figures.map((figure) => ({ ...figure, what: `overload: ${figure.what}` }));
  } finally {
    await site.stop();
  }
}

function figuresOf(outcome: Outcome): Figure[] {
  const start = outcome.due[0] ?? 0;
  const span = (from: number, to: number): Span[] => [
    { from: start + from * 1_000, to: start + to * 1_000 },
  ];
  const before = span(0, BEFORE);
  const flood = span(BEFORE, BEFORE + FLOOD);
  const recovered = span(BEFORE + FLOOD + RECOVERY, BEFORE + FLOOD + AFTER);
  const answered = (status: number) => status !== REFUSED;
  const refused = (status: number) => status === REFUSED;
  const rendered = timesOf(outcome, ["uncached"], { spans: flood, statuses: answered });
  const refusals = timesOf(outcome, [...kinds], { spans: flood, statuses: refused });
  const costly = timesOf(outcome, ["uncached", "message", "update", "insert", "upload"], {
    spans: flood,
  });
  const cached = (spans: Span[]) => timesOf(outcome, ["cached"], { spans }).p99;
  const unwell = (spans: Span[], isWell: (status: number) => boolean) =>
    timesOf(outcome, [...kinds], { spans, statuses: (status) => !isWell(status) }).count;
  const isAnswer = (status: number) => status >= 200 && status < 400;
  const soon = { atMost: 50 };
  return [
    { what: "cached pages before, p99", value: cached(before), unit: "ms" },
    { what: "cached pages, p99", value: cached(flood), unit: "ms", budget: { atMost: 100 } },
    {
      what: "cached pages two seconds later, p99",
      value: cached(recovered),
      unit: "ms",
      budget: soon,
    },
    { what: "rendered, median", value: rendered.p50, unit: "ms" },
    { what: "rendered, p99", value: rendered.p99, unit: "ms", budget: { atMost: 5_000 } },
    {
      what: "refused, of what costs something",
      value: (100 * refusals.count) / costly.count,
      unit: "%",
    },
    ...(refusals.count > 0
      ? [{ what: "refused, p99", value: refusals.p99, unit: "ms", budget: { atMost: 500 } }]
      : []),
    {
      ...{ what: "neither answered nor refused", unit: "", budget: { atMost: 0 } },
      value: unwell(flood, (status) => isAnswer(status) || refused(status)),
    },
    {
      ...{ what: "errors two seconds later", unit: "", budget: { atMost: 0 } },
      value: unwell(recovered, isAnswer),
    },
  ];
}

/** How long the health check took at the worst, asked four times a second by somebody else. */
async function worstHealth({ site }: LoadedSite, seconds: number): Promise<number> {
  const until = Date.now() + seconds * 1_000;
  let worst = 0;
  while (Date.now() < until) {
    const began = performance.now();
    const answer = await fetch(`${site.url}/healthz`);
    await answer.text();
    worst = Math.max(worst, performance.now() - began);
    if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`);
    await pause(250);
  }
  return worst;
}
