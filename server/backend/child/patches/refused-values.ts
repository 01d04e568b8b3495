import { isWrongType } from "./wrong-types.ts";

/** Lite 0.10.0 answers 500 for a broken check of a table and for a value of a wrong type; Supabase 400 with Postgres's code. */
export async function reportRefusedValue(answer: Response): Promise<Response> {
  if (answer.status !== 500 || !answer.headers.get("content-type")?.includes("json")) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const message = said(text);
  const violation = /new row for relation "\w+" violates check constraint "\w+"/.exec(message);
  const refusal = violation
    ? { code: "23514", message: violation[0] }
    : isWrongType(message) && { code: "22P02", message: "A value has the wrong type" };
  if (!refusal) return new Response(text, { status: 500, headers });
  const body = { ...refusal, details: null, hint: null };
  return new Response(JSON.stringify(body), { status: 400, headers });
}

function said(json: string): string {
  try {
    return String(JSON.parse(json).message);
  } catch {
    return "";
  }
}
