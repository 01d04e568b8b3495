import { expect, it } from "vitest";
import { plannedEvents } from "./planned.ts";

it("lists what appears and hides by itself, the next first", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const at = (day: number) => `2026-11-${day}T12:00:00Z`;
  const row = (id: number, published_at: string | null, hidden_after: string | null = null) => ({
    ...{ id, title: `Wpis ${id}` },
    ...{ published_at, hidden_after },
  });
  const rows = [
    row(1, at(28), at(30)),
    row(2, at(10), at(29)),
    row(3, at(22)),
    row(4, at(10)),
    row(5, null),
    row(6, at(10), at(19)),
  ];
  expect(plannedEvents(rows, now).map(({ id, what }) => `${id} ${what}`)).toEqual([
    "3 appears",
    "1 appears",
    "2 hides",
    "1 hides",
  ]);
});
