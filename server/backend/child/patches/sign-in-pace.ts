import bcrypt, { compare } from "bcryptjs";
import { parsedJson } from "../../../base/json.ts";
import type { OpenDatabase } from "../database.ts";

/** Of no account, at lite's cost of 10. */
const unusedHash = "$2b$10$Btlqly.urNfMIAjqnYuKTOt5gjdi8Nmnvo5TkGGNOOf78p6p2Ak9a";

/** Lite 0.10.0 compares passwords only of accounts that exist: a quick answer would tell which. */
export async function inEqualTime(
  request: Request,
  database: Pick<OpenDatabase, "rows" | "inTurn">,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const isSignIn =
    url.pathname === "/auth/v1/token" && url.searchParams.get("grant_type") === "password";
  if (!isSignIn) return handle(request);
  const body = await request.text();
  const { method, headers } = request;
  const [answer] = await Promise.all([
    handle(new Request(request.url, { method, headers, body })),
    compareWithNobody(database, body),
  ]);
  return answer;
}

/** Lite 0.10.0 compares a password inside of its request, which holds the database meanwhile. */
export function compareBesideTurns(database: Pick<OpenDatabase, "besideTurn">): void {
  Object.assign(bcrypt, {
    compare: (password: string, hash: string) => database.besideTurn(() => compare(password, hash)),
  });
}

async function compareWithNobody(
  database: Pick<OpenDatabase, "rows" | "inTurn">,
  body: string,
): Promise<void> {
  const { email, password } = parse(body);
  if (typeof email !== "string" || typeof password !== "string" || !password) return;
  const [account] = await database.inTurn(() =>
    database.rows("select from auth.users where email = $1 and encrypted_password is not null", [
      email.toLowerCase(),
    ]),
  );
  if (!account) await compare(password, unusedHash);
}

function parse(body: string): { email?: unknown; password?: unknown } {
  const value = parsedJson(body);
  return typeof value === "object" && value !== null ? value : {};
}
