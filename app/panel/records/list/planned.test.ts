import { expect, it } from "vitest";
import { plannedEvents } from "./planned.ts";

it("lists what appears and hides by itself, the next first", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const at = (day: number) => `2026-11-${day}T12:00:00Z`;
  const row = (id: number, published_at: string | null, hidden_after: string | null = null) => ({
    ...{ table: "blog_posts" as const, id, title: `Wpis ${id}` },
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
  const page = (title: string, at: string) => ({
    ...{ what: "changes" as const, title, at, to: "/admin/strona/podstrony", count: 1 },
  });
  const pages = [page("Kontakt", at(19)), page("Blog", at(25))];
  expect(plannedEvents(rows, pages, now).map((event) => `${event.title} ${event.what}`)).toEqual([
    "Wpis 3 appears",
    "Blog changes",
    "Wpis 1 appears",
    "Wpis 2 hides",
    "Wpis 1 hides",
  ]);
});
