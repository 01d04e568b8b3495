export type LocalDraft<Values> = {
  /** The version of the row that was edited; null for a new row. */
  version: number | null;
  values: Values;
  /** When it was last changed, ISO 8601. */
  at: string;
};

export type FoundDraft<Values> = LocalDraft<Values> & { sitting: string };

/** One record of one user: two people at one computer never see each other's drafts. */
export type DraftKey = { userId: string; table: string; recordId: number | null };

function nameOf({ userId, table, recordId }: DraftKey): string {
  return `kadr-draft:${userId}:${table}:${recordId ?? "new"}`;
}

/** False without room or permission. Only synchronous storage is still written when a tab closes. */
export function keepDraft<Values>(
  storage: Storage,
  key: DraftKey,
  sitting: string,
  draft: LocalDraft<Values>,
): boolean {
  try {
    storage.setItem(`${nameOf(key)}:${sitting}`, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: Storage, key: DraftKey, sitting: string): void {
  storage.removeItem(`${nameOf(key)}:${sitting}`);
}

/** The latest draft of a record; null when there is none, or none that `read` understands. */
export function findDraft<Values>(
  storage: Storage,
  key: DraftKey,
  read: (values: unknown) => Values | null,
): FoundDraft<Values> | null {
  const prefix = `${nameOf(key)}:`;
  const drafts = namesIn(storage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const draft = parseDraft(storage.getItem(name) ?? "", read);
      return draft ? [{ ...draft, sitting: name.slice(prefix.length) }] : [];
    });
  return drafts.sort((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

function parseDraft<Values>(
  text: string,
  read: (values: unknown) => Values | null,
): LocalDraft<Values> | null {
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
  return new Set(
    namesIn(storage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length).split(":")[0])
      .map((id) => (id === "new" ? null : Number(id))),
  );
}

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
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
