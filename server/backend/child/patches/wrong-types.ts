import type { PgliteConnection } from "@supabase/lite/pglite";

/** Postgres's own code for a value that its type does not take; lite answers it with 400. */
const invalidText = "22P02";

/**
 * PGlite 0.4.5 passes on what is no array where one belongs, and breaks off in the middle of the
 * message that it is writing.
 */
export function refuseWrongTypes({ serializers }: PgliteConnection["driver"]): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      const text = attempt(() => serialize(value));
      if (typeof text === "string") return text;
      throw Object.assign(new Error("invalid input syntax: a value has the wrong type"), {
        code: invalidText,
      });
    };
  }
}

function attempt(serialize: () => unknown): unknown {
  try {
    return serialize();
  } catch {
    return null;
  }
}
