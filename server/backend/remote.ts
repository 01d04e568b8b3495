import { setTimeout as pause } from "node:timers/promises";
import type { Readiness } from "../base/health.ts";
import { logProblem } from "../base/log.ts";
import { OperatorError } from "../base/operator-error.ts";

type Fault = { text: string; isSilence: boolean } | null;
type Answer = { status: number; type: string; json: unknown };

const TIMEOUT_MS = 3_000;
const TO_WAKE_UP = 10_000;

export async function trySupabase(
  url: string,
  publishableKey: string,
): Promise<{ backend: Fault; storage: Fault }> {
  const headers = { apikey: publishableKey };
  const file = "public/media/readiness-check";
  const [backend, bucket, storage] = await Promise.all([
    ask(
      `${url}/rest/v1/blog_posts?select=id&limit=1`,
      { headers },
      judgeRows("SUPABASE_PUBLISHABLE_KEY", "blog_posts"),
    ),
    // Looks for the bucket first. Older storages do not know this question.
    ask(`${url}/storage/v1/object/info/${file}`, { headers }, lacksBucket),
    // Looks for bucket and file at once, so without a bucket it is chance which of them is missed.
    ask(`${url}/storage/v1/object/${file}`, { headers }, judgeStorage),
  ]);
  return { backend, storage: bucket && !bucket.isSilence ? bucket : storage };
}

export async function checkSupabase(url: string, publishableKey: string): Promise<Readiness> {
  const { backend, storage } = await trySupabase(url, publishableKey);
  return { ready: !backend && !storage, backend: !backend, storage: !storage };
}

/** Asks for rows that are open to the secret key alone, so a publishable one in its place is noticed. */
export async function refuseUnusable(url: string, secretKey: string): Promise<void> {
  const init = {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(TO_WAKE_UP),
  };
  const judge = judgeRows("SUPABASE_SECRET_KEY", "account_links");
  const links = `${url}/rest/v1/account_links?select=purpose&limit=1`;
  const fault = await ask(links, init, judge);
  if (fault) throw new OperatorError(`SUPABASE_URL: ${fault.text}.`);
}

export async function warnOfSupabase(url: string, publishableKey: string): Promise<void> {
  const deadline = performance.now() + TO_WAKE_UP;
  for (;;) {
    const { backend, storage } = await trySupabase(url, publishableKey);
    if ((backend?.isSilence || storage?.isSilence) && performance.now() < deadline) {
      await pause(1_000, undefined, { ref: false });
      continue;
    }
    if (backend) {
      const message = `SUPABASE_URL: ${backend.text}. Pages with rows cannot be shown.`;
      logProblem("supabase-unusable", { message, url });
    }
    if (storage) {
      const message = `SUPABASE_URL: for uploaded pictures, ${storage.text}.`;
      logProblem("storage-unusable", { message, url });
    }
    return;
  }
}

async function ask(
  url: string,
  init: RequestInit,
  judge: (answer: Answer) => string | null,
): Promise<Fault> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    const type = response.headers.get("content-type")?.split(";", 1)[0] ?? "";
    const isJson = /^application\/(.+\+)?json$/.test(type);
    const json: unknown = isJson ? await response.json().catch(() => null) : null;
    if (!isJson) await response.body?.cancel();
    const text = judge({ status: response.status, type, json });
    return text === null ? null : { text, isSilence: false };
  } catch (error) {
    return { text: `nobody answers there (${reasonOf(error)})`, isSilence: true };
  }
}

function judgeRows(key: string, table: string) {
  return ({ status, type, json }: Answer): string | null => {
    if (status === 200 && Array.isArray(json)) return null;
    if (json === null) return foreign(status, type);
    if (status === 401 || status === 403) {
      return `it does not accept ${key} (${status}${quoted(json)})`;
    }
    if (status === 404) {
      return `it has no table ${table} (404${quoted(json)}); were the migrations applied?`;
    }
    return `a query is answered with ${status}${quoted(json)}`;
  };
}

function lacksBucket({ status, json }: Answer): string | null {
  const isAbsent = /bucket not found|NoSuchBucket/i.test(JSON.stringify(json));
  return isAbsent ? `it has no public bucket "media" (${status})` : null;
}

/** Supabase answers 400 or 404 for a missing file. */
function judgeStorage(answer: Answer): string | null {
  const { status, type, json } = answer;
  const missing = lacksBucket(answer);
  if (missing) return missing;
  const isAbsent = /object not found|NoSuchKey/i.test(JSON.stringify(json));
  if (isAbsent && (status === 400 || status === 404)) return null;
  return json === null ? foreign(status, type) : `a file is answered with ${status}${quoted(json)}`;
}

function foreign(status: number, type: string): string {
  return `what answers there is no Supabase (${status}, ${type || "without a type"})`;
}

function quoted(json: unknown): string {
  const hasMessage = typeof json === "object" && json !== null && "message" in json;
  return hasMessage ? `: ${String(json.message).slice(0, 200)}` : "";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return error.message;
}
