import type { Keys } from "../shared/keys.ts";
import type { Database } from "./database.ts";
import { matches } from "./listener.ts";
import {
  findAccount,
  findAddress,
  removeAccount,
  setAddress,
  setPassword,
} from "./setup/accounts.ts";
import type { SignUp } from "./setup/first-admin.ts";

const path = "/auth/v1/admin/users";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What lite 0.10.0 lacks of Supabase Auth's admin API. Null for any other request. */
export async function answerAdminApi(
  request: Request,
  database: Database,
  signUp: SignUp,
  keys: Pick<Keys, "secretKey">,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(path)) return null;
  if (!matches(request.headers.get("apikey"), keys.secretKey)) {
    return refuse(403, "not_admin", "User not allowed");
  }
  if (request.method === "POST") return makeAccount(database, signUp, await fieldsOf(request));
  const id = pathname.slice(path.length + 1);
  const email = uuid.test(id) && (await findAddress(database, id));
  if (!email) return refuse(404, "user_not_found", "User not found");
  if (request.method === "PUT") {
    const fields = await fieldsOf(request);
    if (fields.password) await setPassword(database, id, fields.password);
    if (fields.email) {
      if (await findAccount(database, fields.email)) return refuseTaken();
      await setAddress(database, id, fields.email);
      return Response.json({ id, email: fields.email });
    }
  } else if (request.method === "DELETE") await removeAccount(database, id);
  return Response.json({ id, email });
}

async function makeAccount(
  database: Database,
  signUp: SignUp,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  if (await findAccount(database, email)) return refuseTaken();
  const answer = await signUp(email, password);
  if (!answer.ok) return answer;
  return Response.json({ id: (await findAccount(database, email))?.id, email });
}

async function fieldsOf(request: Request): Promise<{ email: string; password: string }> {
  const body: unknown = await request.json().catch(() => null);
  const field = (name: string) => {
    const value: unknown = Object.getOwnPropertyDescriptor(body ?? {}, name)?.value;
    return typeof value === "string" ? value : "";
  };
  return { email: field("email"), password: field("password") };
}

function refuseTaken(): Response {
  return refuse(422, "email_exists", "A user with this email address has already been registered");
}

/** In the shape of Supabase Auth, from which supabase-js reads the code. */
function refuse(code: number, error_code: string, msg: string): Response {
  return Response.json({ code, error_code, msg }, { status: code });
}
