/**
 * Lite 0.10.0 answers 500 when a value breaks a check of the table. Supabase answers 400 with the code
 * of Postgres, by which a client can tell a bad value from a broken backend.
 */
export async function reportCheckViolation(answer: Response): Promise<Response> {
  if (answer.status !== 500 || !answer.headers.get("content-type")?.includes("json")) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const violation = /new row for relation "\w+" violates check constraint "\w+"/.exec(said(text));
  if (!violation) return new Response(text, { status: 500, headers });
  const body = { code: "23514", message: violation[0], details: null, hint: null };
  return new Response(JSON.stringify(body), { status: 400, headers });
}

function said(json: string): string {
  try {
    return String(JSON.parse(json).message);
  } catch {
    return "";
  }
}
