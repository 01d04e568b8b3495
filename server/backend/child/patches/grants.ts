import type { OpenDatabase } from "../database.ts";

/**
 * On its first request lite 0.10.0 grants ALL on every table with row-level security to the API roles.
 * Told that this was done already, it leaves the grants of the migrations alone.
 */
export function keepGrants(connection: OpenDatabase["connection"]): void {
  Object.assign(connection, { rlsState: "active" });
}
