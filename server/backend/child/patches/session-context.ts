import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { CompiledQuery, type Kysely } from "kysely";

type Asked = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
};

const method = "applyJwtSessionContext";

/** Lite 0.10.0 sends six statements: each costs as much as a small query or a round trip. */
export function setSessionInOneStatement(connection: PgliteConnection | PostgresConnection): void {
  if (!(method in connection)) throw new Error(`@supabase/lite has no ${method} any more`);
  const setSession = async (transaction: Kysely<unknown>, { auth, storage }: Asked) => {
    const role = auth?.role || "anon";
    const settings: [name: string, value: string][] = [
      ["role", role],
      ["request.jwt.claim.sub", String(auth?.uid ?? "")],
      ["request.jwt.claim.role", role],
      ["storage.operation", String(storage?.operation ?? "")],
    ];
    if (auth?.jwt && typeof auth.jwt === "object") {
      settings.push(["request.jwt.claims", JSON.stringify(auth.jwt)]);
    }
    const calls = settings.map(([name], at) => `set_config('${name}', $${at + 1}, true)`);
    const values = settings.map(([, value]) => value);
    await transaction.executeQuery(CompiledQuery.raw(`select ${calls.join(", ")}`, values));
  };
  Object.assign(connection, { [method]: setSession });
}
