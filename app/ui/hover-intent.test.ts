import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHoverIntent } from "./hover-intent.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function menu() {
  const seen = { open: false };
  const intent = createHoverIntent({ open: 200, close: 150, skip: 300 }, (open) => {
    seen.open = open;
  });
  return { seen, intent };
}

it("stays open at the first press of the pointer that opened it, and closes at the second", () => {
  const { seen, intent } = menu();
  intent.enter();
  vi.advanceTimersByTime(200);
  expect(seen.open).toBe(true);
  intent.press(true);
  expect(seen.open).toBe(true);
  intent.press(true);
  expect(seen.open).toBe(false);
});

it("is opened and closed by every press of a key, and by a press before the pointer opens it", () => {
  const { seen, intent } = menu();
  intent.press(false);
  expect(seen.open).toBe(true);
  intent.press(false);
  expect(seen.open).toBe(false);
  intent.enter();
  intent.press(true);
  expect(seen.open).toBe(true);
  intent.press(true);
  expect(seen.open).toBe(false);
});
