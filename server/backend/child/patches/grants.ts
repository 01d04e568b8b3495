import type { OpenDatabase } from "../database.ts";

/** Lite 0.10.0 would grant ALL to the API roles; told that this was done, it grants nothing. */
export function keepGrants(connection: OpenDatabase["connection"]): void {
  Object.assign(connection, { rlsState: "active" });
}
