/** What was typed and not saved, as it waits on the device. */
export type LocalDraft<Values> = {
  /** The version of the row that it was typed over; null for a new one. */
  version: number | null;
  values: Values;
  /** When it was last typed at, ISO 8601. */
  at: string;
};

/** One record of one user: two people at one computer never meet each other's drafts. */
export type DraftKey = { userId: string; table: string; recordId: number | null };

function nameOf({ userId, table, recordId }: DraftKey): string {
  return `kadr-draft:${userId}:${table}:${recordId ?? "new"}`;
}

/**
 * Keeps the draft; false when the device has no room for it or forbids it, which the editor must
 * be told. Synchronous storage, since it alone is still written when a tab is being closed.
 */
export function keepDraft<Values>(
  storage: Storage,
  key: DraftKey,
  draft: LocalDraft<Values>,
): boolean {
  try {
    storage.setItem(nameOf(key), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: Storage, key: DraftKey): void {
  storage.removeItem(nameOf(key));
}

/** The draft of a record; null when there is none, or none that `read` understands. */
export function findDraft<Values>(
  storage: Storage,
  key: DraftKey,
  read: (values: unknown) => Values | null,
): LocalDraft<Values> | null {
  const text = storage.getItem(nameOf(key));
  if (text === null) return null;
  const found = parse(text);
  const values = found && read(found.values);
  if (!found || !values || typeof found.at !== "string") return null;
  return {
    version: typeof found.version === "number" ? found.version : null,
    values,
    at: found.at,
  };
}

/** The records of a table that have a draft of the user on this device; null stands for a new one. */
export function draftedRecords(
  storage: Storage,
  { userId, table }: Omit<DraftKey, "recordId">,
): ReadonlySet<number | null> {
  const prefix = `kadr-draft:${userId}:${table}:`;
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return new Set(
    names
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .map((id) => (id === "new" ? null : Number(id))),
  );
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
