import type { PublicClient } from "./client.server.ts";
import { logFailure } from "./loaded.server.ts";

const TIMEOUT_MS = 1_500;

/** For how many months messages are kept; null when the backend does not say. */
export async function retentionMonths({ db }: PublicClient): Promise<number | null> {
  try {
    const { data } = await db
      .rpc("retention_months")
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .throwOnError();
    return data;
  } catch (error) {
    logFailure("retention", error);
    return null;
  }
}
