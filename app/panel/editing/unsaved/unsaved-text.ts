import type { BrowserStorage } from "~/data/browser-storage.ts";

export type TextStorage = Pick<BrowserStorage, "setItem" | "removeItem">;

export type UnsavedText<Values> = {
  version: number | null;
  changesVersion?: number | null;
  values: Values;
  at: string;
  fromServer?: boolean;
};

export type TypedText<Values> = {
  recordId: number | null;
  version: number | null;
  changesVersion: number | null;
  values: Values;
};

export type OpenText<Values> = TypedText<Values> & {
  isDirty: boolean;
  /** The sittings whose texts the editor took over or dropped; one that is still offered stays as it is. */
  settled: readonly string[];
};

export type FoundText<Values> = UnsavedText<Values> & { sitting: string };

/** One record of one user: two people at one computer never see each other's text. */
export type UnsavedKey = { userId: string; table: string; recordId: number | string | null };

function nameOf({ userId, table, recordId }: UnsavedKey): string {
  return `kadr-unsaved:${userId}:${table}:${recordId ?? "new"}`;
}

/** False without room or permission. Only synchronous storage is still written when a tab closes. */
export function keepUnsaved<Values>(
  storage: TextStorage,
  key: UnsavedKey,
  sitting: string,
  text: UnsavedText<Values>,
): boolean {
  return storage.setItem(`${nameOf(key)}:${sitting}`, JSON.stringify(text));
}

export function forgetUnsaved(storage: TextStorage, key: UnsavedKey, sitting: string): void {
  storage.removeItem(`${nameOf(key)}:${sitting}`);
  forgotten += 1;
  for (const listener of listeners) listener();
}

let forgotten = 0;
const listeners = new Set<() => void>();

/** How many unsaved texts this tab has forgotten so far: a count of them is read anew with each. */
export const forgottenTexts = {
  count: () => forgotten,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The unsaved texts of a record that `read` understands, latest first. */
export function unsavedTexts<Values>(
  storage: BrowserStorage,
  key: UnsavedKey,
  read: (values: unknown) => Values | null,
): FoundText<Values>[] {
  const prefix = `${nameOf(key)}:`;
  const found = storage
    .names()
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const text = parseText(storage.getItem(name) ?? "", read);
      return text ? [{ ...text, sitting: name.slice(prefix.length) }] : [];
    });
  return found.sort((one, other) => other.at.localeCompare(one.at));
}

/** The texts on this device and those that only the server has, latest first. */
export function allTexts<Values>(
  onDevice: readonly FoundText<Values>[],
  onServer: readonly FoundText<Values>[],
): FoundText<Values>[] {
  const sittings = new Set(onDevice.map(({ sitting }) => sitting));
  // What this device sent is at least as new on the device.
  const elsewhere = onServer.filter(({ sitting }) => !sittings.has(sitting));
  const marked = elsewhere.map((text) => ({ ...text, fromServer: true }));
  return [...onDevice, ...marked].sort((one, other) => other.at.localeCompare(one.at));
}

export function momentOf(text: string | null): string {
  const at = parse(text ?? "")?.at;
  return typeof at === "string" ? at : "";
}

function parseText<Values>(
  text: string,
  read: (values: unknown) => Values | null,
): UnsavedText<Values> | null {
  const found = parse(text);
  const values = found && read(found.values);
  if (!found || !values || typeof found.at !== "string") return null;
  return {
    version: typeof found.version === "number" ? found.version : null,
    changesVersion: typeof found.changesVersion === "number" ? found.changesVersion : null,
    values,
    at: found.at,
  };
}

/** The records of a table with unsaved text of the user on this device; null stands for a new one. */
export function unsavedRecords(
  storage: BrowserStorage,
  of: Omit<UnsavedKey, "recordId">,
): ReadonlySet<number | null> {
  const ids = [...unsavedIds(storage, of)];
  return new Set(ids.map((id) => (id === "new" ? null : Number(id))));
}

export function unsavedIds(
  storage: BrowserStorage,
  { userId, table }: Omit<UnsavedKey, "recordId">,
): ReadonlySet<string> {
  const prefix = `kadr-unsaved:${userId}:${table}:`;
  const names = storage.names().filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length).split(":")[0] ?? ""));
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}
