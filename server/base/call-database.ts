import { parsedJson } from "./json.ts";

export type ServerAccess = { url: string; secretKey: string; headers?: Record<string, string> };

/** Calls a function of the database with the rights of the server itself. */
export async function callDatabase(
  { url, secretKey, headers }: ServerAccess,
  name: string,
  body: object,
  timeoutMs: number,
): Promise<unknown> {
  const answer = await fetch(`${url.replace(/\/$/, "")}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      ...headers,
      apikey: secretKey,
      // A secret key of the older form, a JWT, is read here only.
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
  return parsedJson(text);
}
