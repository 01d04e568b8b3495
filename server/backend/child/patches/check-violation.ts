/** Lite 0.10.0 answers 500 for a broken check of a table; Supabase 400 with Postgres's code. */
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
