import { createClient } from "@supabase/supabase-js";
import type { Caller } from "./access.ts";
import type { Holder } from "./factors.ts";
import { rolesIn } from "./roles.ts";

type BackendAddress = { url: string; headers?: Record<string, string> };

/** Asks the database as the sender of the request, so that its policies decide who that is. */
export async function callerOf(request: Request, backend: BackendAddress): Promise<Caller> {
  const apikey = request.headers.get("apikey");
  const authorization = request.headers.get("authorization");
  if (!apikey || !authorization) return "signed-out";
  const client = createClient(backend.url, apikey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: 8000, retry: false },
    global: { headers: { ...backend.headers, authorization } },
  });
  const { data, error, status } = await client
    .from("admin_users")
    .select("id, roles")
    .maybeSingle();
  // Without a session the publishable key is the token, and visitors may not read the table.
  if (status === 401 || error?.code === "42501") return "signed-out";
  if (error) throw new Error(`admin_users: ${error.code} ${error.message}`);
  return data ? { id: String(data.id), roles: rolesIn(data.roles) } : "stranger";
}

/** Whose session it is, also one that the password alone brought, to which the database says nothing. */
export async function holderOf(request: Request, backend: BackendAddress): Promise<Holder | null> {
  const apikey = request.headers.get("apikey");
  const token = request.headers.get("authorization")?.replace(/^Bearer\s+/i, "");
  if (!apikey || !token) return null;
  const client = createClient(backend.url, apikey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: backend.headers ?? {} },
  });
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status === undefined || error.status >= 500)) {
    throw new Error(`getUser: ${error.code} ${error.message}`);
  }
  const { session_id: session, aal } = claimsOf(token);
  if (error || typeof session !== "string") return null;
  return { id: data.user.id, session, assurance: typeof aal === "string" ? aal : null };
}

/** Of a token that Auth has looked at. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === "object" && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
