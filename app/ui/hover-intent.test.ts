import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHoverIntent } from "./hover-intent.ts";

const delays = { open: 200, close: 150, skip: 300 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function track() {
  const states: boolean[] = [];
  const intent = createHoverIntent(delays, (open) => states.push(open));
  return { states, intent };
}

test("opens only after the pointer has rested", () => {
  const { states, intent } = track();
  intent.enter();
  vi.advanceTimersByTime(199);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual([true]);
});

test("a pointer that passes by opens nothing", () => {
  const { states, intent } = track();
  intent.enter();
  vi.advanceTimersByTime(100);
  intent.leave();
  vi.advanceTimersByTime(1000);
  expect(states).toEqual([]);
});

test("a short slip outside does not close", () => {
  const { states, intent } = track();
  intent.set(true);
  intent.leave();
  vi.advanceTimersByTime(149);
  intent.enter();
  vi.advanceTimersByTime(1000);
  expect(states).toEqual([true]);
});

test("returning soon after closing does not wait again", () => {
  const { states, intent } = track();
  intent.set(true);
  intent.leave();
  vi.advanceTimersByTime(150);
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(299);
  intent.enter();
  vi.advanceTimersByTime(0);
  expect(states).toEqual([true, false, true]);
});

test("returning late waits as at first", () => {
  const { states, intent } = track();
  intent.set(true);
  intent.set(false);
  vi.advanceTimersByTime(300);
  intent.enter();
  vi.advanceTimersByTime(199);
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual([true, false, true]);
});
