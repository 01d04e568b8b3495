import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { problemText } from "~/panel/kit/problem.ts";
import { panelFetch } from "./client.ts";
import { problem } from "./problem.ts";
import { minutesAhead } from "./server-clock.ts";
import { currentAccount } from "./session.ts";

const server = new Date("2026-11-28T08:00:00Z");
const HOUR = 3_600;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A signed-in client on a computer whose clock is `minutes` ahead, and how often it was renewed. */
async function signedIn(minutes: number) {
  vi.setSystemTime(server.getTime() + minutes * 60_000);
  const backend = { renewals: 0, refusal: 0, asked: 0 };
  const send = async (input: RequestInfo | URL) => {
    if (String(input).includes("/rest/v1/")) backend.asked++;
    const isRenewal = String(input).includes("grant_type=refresh_token");
    if (isRenewal) backend.renewals++;
    if (isRenewal && backend.refusal) return new Response("{}", { status: backend.refusal });
    const session = {
      ...{ access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: HOUR },
      expires_at: server.getTime() / 1000 + HOUR,
      user: { id: "1", email: "jan@kadr.example" },
    };
    return Response.json(session, { headers: { date: server.toUTCString() } });
  };
  const client = createClient("https://kadr.example", "key", {
    auth: { autoRefreshToken: false, persistSession: true, storage: memory() },
    global: { fetch: (input, init) => panelFetch(input, init, send) },
  });
  onTestFinished(() => client.auth.stopAutoRefresh());
  await client.auth.signInWithPassword({ email: "jan@kadr.example", password: "p" });
  return { client, backend };
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test.each([61, 120, 0, -120])(
  "with a clock that is %i minutes ahead a session is renewed no sooner, and the clock is known to be wrong",
  async (minutes) => {
    const { client, backend } = await signedIn(minutes);
    for (let call = 0; call < 20; call++) expect(await currentAccount(client)).not.toBeNull();
    expect(backend.renewals).toBe(0);
    expect(minutesAhead()).toBe(minutes);
  },
);

test.each([429, 500, 503])(
  "a renewal that is refused for now (%i) does not end the session",
  async (refusal) => {
    const { client, backend } = await signedIn(0);
    vi.setSystemTime(server.getTime() + HOUR * 1_000);
    backend.refusal = refusal;
    const refused = expect(currentAccount(client)).rejects.toMatchObject({ kind: "offline" });
    // supabase-js tries for half a minute.
    await vi.advanceTimersByTimeAsync(40_000);
    await refused;
    backend.refusal = 0;
    vi.setSystemTime(server.getTime() + HOUR * 1_000 + 120_000);
    expect(await currentAccount(client)).toMatchObject({ id: "1" });
  },
);

test("nothing is asked of the database by nobody, once the session has ended", async () => {
  const { client, backend } = await signedIn(0);
  await client.from("blog_posts").select();
  expect(backend.asked).toBe(1);
  await client.auth.signOut({ scope: "local" });
  const { error, status } = await client.from("blog_posts").select();
  expect(problem(error ?? { message: "" }, status).kind).toBe("signed-out");
  expect(backend.asked).toBe(1);
});

test.each([
  ["57014", 500, "canceling statement due to statement timeout"],
  ["25006", 405, "cannot execute INSERT in a read-only transaction"],
  ["53300", 503, "too many connections"],
])(
  "what a Postgres without an answer says (%s) is no English for an editor",
  (code, status, message) => {
    expect(problemText(problem({ code, message }, status))).toContain("Tekst jest bezpieczny");
  },
);
