import type { Outcome } from "./mixed-generator.ts";
import { type Kind, kinds } from "./mixed-traffic.ts";

export type Span = { from: number; to: number };
export type Times = { count: number; p50: number; p99: number; worst: number };

/** Of the requests of these kinds (whose moment was in one of the spans) the times in milliseconds. */
export function timesOf(
  outcome: Outcome,
  wanted: readonly Kind[],
  { spans, statuses }: { spans?: Span[]; statuses?: (status: number) => boolean } = {},
): Times {
  const took: number[] = [];
  for (let at = 0; at < outcome.due.length; at++) {
    const kind = kinds[outcome.kind[at] ?? 0];
    const due = outcome.due[at] ?? 0;
    if (!kind || !wanted.includes(kind)) continue;
    if (spans && !spans.some(({ from, to }) => due >= from && due < to)) continue;
    if (statuses && !statuses(outcome.status[at] ?? 0)) continue;
    took.push(outcome.took[at] ?? Number.NaN);
  }
  took.sort((a, b) => a - b);
  const part = (share: number) => took[Math.floor((took.length - 1) * share)] ?? Number.NaN;
  return { count: took.length, p50: part(0.5), p99: part(0.99), worst: part(1) };
}

/** Answers that were not what this address gives: no answer, a refusal, a failure. */
export function errorsOf(outcome: Outcome): number {
  return outcome.status.reduce((sum, status) => sum + (status < 200 || status >= 400 ? 1 : 0), 0);
}

/** Megabytes per minute: the slope of a straight line through the points. */
export function slopePerMinute(points: { at: number; megabytes: number }[]): number {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const at = mean(points.map((point) => point.at));
  const megabytes = mean(points.map((point) => point.megabytes));
  const above = points.map((p) => (p.at - at) * (p.megabytes - megabytes)).reduce((a, b) => a + b);
  const below = points.map((p) => (p.at - at) ** 2).reduce((a, b) => a + b);
  return (above / below) * 60_000;
}
