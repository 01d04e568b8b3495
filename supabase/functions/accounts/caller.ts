import { createClient } from "@supabase/supabase-js";
import type { Caller } from "./handler.ts";
import { rolesIn } from "./roles.ts";

/** Asks the database as the sender of the request, so that its policies decide who that is. */
export async function callerOf(
  request: Request,
  backend: { url: string; headers?: Record<string, string> },
): Promise<Caller> {
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
