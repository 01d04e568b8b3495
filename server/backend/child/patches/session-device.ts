import { decodeJwt } from "jose";
import { parsedJson } from "../../../base/json.ts";
import type { Database } from "../database.ts";

const longest = 500;

/** Lite 0.10.0 keeps no device of a session, as Supabase Auth does. Without it the sign-in is as good. */
export async function keepDevice(
  request: Request,
  answer: Response,
  database: Pick<Database, "rows">,
): Promise<void> {
  const device = request.headers.get("user-agent")?.slice(0, longest).toWellFormed();
  if (!device || !answer.ok || new URL(request.url).pathname !== "/auth/v1/token") return;
  try {
    const said = parsedJson(await answer.clone().text());
    const token = Object.getOwnPropertyDescriptor(said ?? {}, "access_token")?.value;
    await database.rows(
      "update auth.sessions set user_agent = $1 where id = $2::uuid and user_agent is distinct from $1",
      [device, String(decodeJwt(String(token)).session_id)],
    );
  } catch (error) {
    console.error(error);
  }
}
