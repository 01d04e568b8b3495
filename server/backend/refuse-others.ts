import { type Role, rolesIn } from "../../supabase/functions/accounts/roles.ts";
import type { Exchange } from "../http/answers.ts";
import type { Clients } from "../http/client-address.ts";
import type { SiteBackend } from "./supabase.ts";

type Parts = {
  backend: Pick<SiteBackend, "api" | "forBrowsers">;
  siteUrl: string;
  clients: Clients;
};

/** Returns null when somebody with one of these roles asks. The database knows them, as it does for each row. */
export function refuseOthers({ backend, siteUrl, clients }: Parts, allowed: readonly Role[]) {
  return async ({ request }: Exchange): Promise<[number, string] | null> => {
    if (isFromElsewhere(request.headers)) return [403, "refused"];
    const { apikey, authorization } = request.headers;
    if (typeof apikey !== "string" || !authorization) return [401, "signed-out"];
    const path = "/rest/v1/admin_users?select=roles&limit=1";
    const asked = new Request((backend.forBrowsers.url || siteUrl) + path, {
      headers: { apikey, authorization },
      signal: AbortSignal.timeout(8_000),
    });
    const answer = backend.api
      ? await backend.api(asked, clients.address(request))
      : await fetch(asked);
    const rows: unknown = await answer?.json().catch(() => null);
    if (answer?.ok && Array.isArray(rows)) {
      const known = rolesIn(rows[0]?.roles);
      return known.some((role) => allowed.includes(role)) ? null : [403, "refused"];
    }
    // Visitors may not read the table at all.
    if (answer && [400, 401, 403].includes(answer.status)) return [401, "signed-out"];
    return [503, "backend"];
  };
}

/** A second protection: the session is in a header that other sites cannot send anyway. */
function isFromElsewhere(headers: Exchange["request"]["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin";
}
