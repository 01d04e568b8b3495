import type { SupabaseClient } from "@supabase/supabase-js";

/** As „Marka” has changed it. Null is the name in the code, which no function knows, or none that can be read: a mail goes out all the same. */
export async function readAgencyName(client: Pick<SupabaseClient, "from">): Promise<string | null> {
  try {
    const { data } = await client
      .from("page_content")
      .select("value")
      .eq("key", "texts/agency/agency")
      .abortSignal(AbortSignal.timeout(3_000))
      .maybeSingle();
    const value: unknown = data?.value?.["/agency/name"]?.value;
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  } catch {
    return null;
  }
}
