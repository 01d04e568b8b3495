import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Backend } from "../../../server/backend/shared/options.ts";

export const siteUrl = "https://kadr.example";
const origin = "http://site.test";

export const goodPassword = "Zielony traktor 7 x";
export const otherPassword = "Fioletowy rower 9 y";

/** The door that accounts are reached by: the public listener of the embedded backend, or a Supabase. */
export type Door = (request: Request, address: string) => Promise<Response>;
type Answer = { status: number; body: Record<string, unknown> };

/** The requests of browsers about accounts, through one door. */
export class Accounts {
  readonly #door: Door;
  readonly #publishableKey: string;

  constructor(door: Door, publishableKey: string) {
    this.#door = door;
    this.#publishableKey = publishableKey;
  }

  static of(backend: Backend): Accounts {
    const door: Door = async (request, address) =>
      (await backend.handle(request, address)) ?? new Response(null, { status: 404 });
    return new Accounts(door, backend.publishableKey);
  }

  browser(): SupabaseClient {
    return createClient(origin, this.#publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      db: { retry: false },
      global: {
        fetch: (input, init) => this.#door(new Request(input, init), "192.0.2.1"),
      },
    });
  }

  /** A browser in which somebody has signed in. */
  async signIn(email: string, password: string): Promise<SupabaseClient> {
    const client = this.browser();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  }

  async canSignIn(email: string, password: string): Promise<boolean> {
    const { error } = await this.browser().auth.signInWithPassword({ email, password });
    return error === null;
  }

  /** Calls the function, with the session of this browser if there is one. */
  async call(client: SupabaseClient, fields: object, address = "192.0.2.1"): Promise<Answer> {
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token ?? this.#publishableKey;
    const request = new Request(`${origin}/functions/v1/accounts`, {
      method: "POST",
      headers: {
        apikey: this.#publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(fields),
    });
    const answer = await this.#door(request, address);
    return { status: answer.status, body: await answer.json() };
  }

  /** A link that is shown, not mailed. */
  async invite(client: SupabaseClient, email: string, roles?: string[]): Promise<string> {
    const fields = { action: "invite", email, mail: false, ...(roles && { roles }) };
    const { status, body } = await this.call(client, fields);
    if (status !== 200) throw new Error(`${status} ${body.error}`);
    return String(body.token);
  }

  /** Somebody who came by an invitation, signed in: an administrator, where no role is named. */
  async join(client: SupabaseClient, email: string, roles?: string[]): Promise<SupabaseClient> {
    const token = await this.invite(client, email, roles);
    await this.call(this.browser(), { action: "redeem", token, password: goodPassword });
    return this.signIn(email, goodPassword);
  }
}

/** Whether the running access token of this browser still opens what administrators read. */
export async function isLetIn(client: SupabaseClient): Promise<boolean> {
  const { data, error, status } = await client.from("revisions").select("id").limit(1);
  if (error && status !== 401) throw error;
  const { data: own } = await client.from("admin_users").select("id");
  return data !== null && own !== null && own.length === 1;
}
