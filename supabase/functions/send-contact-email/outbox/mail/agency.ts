import type { SupabaseClient } from "@supabase/supabase-js";

/** What mails say of the agency: as „Marka” and „Dane firmy” have changed it, for no function knows what stands in the code. */
export type Agency = {
  name: string | null;
  /** Descriptor, address and numbers, as far as they are known. */
  lines: readonly string[];
};

export const unknownAgency: Agency = { name: null, lines: [] };

const NAMES = "texts/agency/agency";

/** A mail goes out all the same when it cannot be read. */
export async function readAgency(client: Pick<SupabaseClient, "from">): Promise<Agency> {
  try {
    const { data } = await client
      .from("page_content")
      .select("key, value")
      .in("key", [NAMES, "office", "team"])
      .abortSignal(AbortSignal.timeout(3_000));
    return agencyIn(Object.fromEntries((data ?? []).map(({ key, value }) => [key, value])));
  } catch {
    return unknownAgency;
  }
}

export function agencyIn(documents: Readonly<Record<string, unknown>>): Agency {
  const { office, team, [NAMES]: names } = documents;
  const place = [at(office, "postalCode"), at(office, "city")].filter(Boolean).join(" ");
  const lines = [
    at(names, "/agency/descriptor", "value"),
    [at(office, "street"), place].filter(Boolean).join(", "),
    at(team, "members", "0", "phone") ?? at(office, "phones", "0"),
    at(office, "email"),
  ];
  return {
    name: at(names, "/agency/name", "value"),
    // A text that takes a fact of the site is not known here.
    lines: lines.flatMap((line) => (line && !line.includes("{") ? [line] : [])),
  };
}

function at(document: unknown, ...path: readonly string[]): string | null {
  const found = path.reduce<unknown>((held, key) => Reflect.get(Object(held), key), document);
  return typeof found === "string" ? found.replace(/\s+/g, " ").trim() || null : null;
}
