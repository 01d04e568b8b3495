import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { noteTrouble } from "../sender.ts";

/** Postgres's classes and codes for which lite 0.10.0 answers 500, and Supabase 400. */
const refusals = /^(23514|54\d{3})$/;

const wrongType = [
  // A Postgres server's client, for a number or an object where an array belongs.
  /must be of type string or an instance of Buffer/,
  // Both clients, for an object with a field "toString".
  /toString is not a function|Cannot convert object to primitive value/,
];

/** A broken check, and a value that the client of the database cannot write, are the sender's fault. */
export function reportRefusedValues(connection: PgliteConnection | PostgresConnection): void {
  const { normalizeDbError } = connection;
  const normalize = (error: unknown) => {
    noteTrouble(error);
    const known: unknown = Reflect.apply(normalizeDbError, connection, [error]);
    if (!(known instanceof Error)) return known;
    const code = "code" in known ? String(known.code) : "";
    if (refusals.test(code)) return asAnswer(code, known.message);
    const isWrongType = wrongType.some((pattern) => pattern.test(known.message));
    return isWrongType ? asAnswer("22P02", "A value has the wrong type") : known;
  };
  Object.assign(connection, { normalizeDbError: normalize });
}

/** In the form in which a function of PostgREST chooses its own status. */
function asAnswer(code: string, message: string): Error {
  const detail = JSON.stringify({ status: 400, headers: {} });
  const said = JSON.stringify({ code, message, details: null, hint: null });
  return Object.assign(new Error(said), { code: "PGRST", detail });
}
