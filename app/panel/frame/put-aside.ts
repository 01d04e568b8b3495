import type { BrowserStorage } from "~/data/browser-storage.ts";

const WEEK_MS = 7 * 86_400_000;

const nameOf = (userId: string) => `attention-aside:${userId}`;

/** What an account is not to be told in this browser for now. A number that has changed is another text. */
export function textsAside(
  storage: BrowserStorage,
  userId: string,
  now: Date,
): ReadonlySet<string> {
  const [until, ...texts] = (storage.getItem(nameOf(userId)) ?? "").split("\n");
  return new Set(Number(until) > now.getTime() ? texts : []);
}

export function putAside(
  storage: BrowserStorage,
  userId: string,
  texts: Iterable<string>,
  now: Date,
): void {
  storage.setItem(nameOf(userId), [now.getTime() + WEEK_MS, ...texts].join("\n"));
}
