import { readBody } from "../_shared/read-body.ts";
import {
  addressIn,
  administrator,
  type Fields,
  limitAddress,
  personIn,
  proven,
  Refusal,
  text,
} from "./access.ts";
import { addressActions } from "./address-actions.ts";
import type { AccountsDeps, Action } from "./deps.ts";
import { factorActions, passageAfterPassword } from "./factor-actions.ts";
import { mailLink } from "./mail-link.ts";
import { refusals } from "./messages.ts";
import { passwordProblem } from "./password-rules.ts";
import { type Role, rolesIn } from "./roles.ts";

/** In seconds. */
const lifetimes = { invitation: 48 * 3600, reset: 3600 };
const longestBody = 4096;

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers": "authorization, apikey, content-type, x-client-info, x-region",
  "Access-Control-Max-Age": "86400",
};

const actions: Record<string, Action> = {
  people: listPeople,
  invite,
  withdraw,
  remove,
  "set-roles": setRoles,
  "change-password": changePassword,
  forgotten,
  look,
  redeem,
  ...addressActions,
  ...factorActions,
};

/** The others read or take access away, which goes on when the disk is full. */
const adding: ReadonlySet<Action> = new Set([
  invite,
  forgotten,
  redeem,
  addressActions["change-address"],
]);

export function createHandler(deps: AccountsDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    // For the sign-in, which offers a new password only where a mail can bring it.
    if (request.method === "GET") return answer(200, { mail: deps.mail !== undefined });
    if (request.method !== "POST") return answer(405, { error: refusals.method });
    try {
      const fields = parse(await readBody(request, longestBody));
      const name = text(fields, "action");
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) throw new Refusal(400, refusals.unreadable);
      const problem = adding.has(action) ? await deps.noRoom?.() : null;
      if (problem) throw new Refusal(507, problem);
      const { inTurn = (work) => work() } = deps;
      return answer(200, await inTurn(() => action(deps, fields, request)));
    } catch (error) {
      if (error instanceof Refusal) return answer(error.status, { error: error.message });
      if (deps.isBusy?.(error)) return answer(503, { error: refusals.busy });
      deps.log("accounts_failed", { error: String(error) }, "warn");
      return answer(500, { error: refusals.failed });
    }
  };
}

async function listPeople(deps: AccountsDeps, _: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  const [people, invitations] = await Promise.all([deps.people.list(), deps.people.invitations()]);
  const [remainsOf, withFactor] = await Promise.all([
    deps.people.remains(people),
    deps.factors.everybody(),
  ]);
  return {
    people: people.map((person) => ({
      ...person,
      isMe: person.id === id,
      hasFactor: withFactor.includes(person.id),
      remains: remainsOf(person),
    })),
    invitations: invitations.map(({ email, until, by, roles }) => ({
      email,
      until,
      roles,
      by: people.find((person) => person.id === by)?.email ?? null,
    })),
    mail: deps.mail !== undefined,
    comesBack: deps.comesBack ?? null,
  };
}

/** Answers with the link itself when it is not mailed. */
async function invite(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  const email = addressIn(fields);
  // A panel that was loaded before there were roles sends none, and means an administrator.
  const roles = "roles" in fields ? rolesOf(fields) : (["administrator"] as const);
  const people = await deps.people.list();
  if (people.some((person) => person.email === email)) throw new Refusal(409, refusals.hasAccess);
  const link = await deps.people.makeLink("invitation", email, lifetimes.invitation, {
    by: id,
    roles,
  });
  // They were removed a moment ago.
  if (!link) throw new Refusal(403, refusals.notAdmin);
  deps.log("account_invited", { by: id });
  const inviter = people.find((person) => person.id === id)?.email;
  const isMailed =
    fields.mail === true &&
    (await mailLink(deps, { purpose: "invitation", email, ...link }, inviter));
  return isMailed ? { until: link.until, mailed: true } : { ...link, mailed: false };
}

async function withdraw(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  await deps.people.withdrawInvitation(addressIn(fields), id);
  return {};
}

async function remove(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  const outcome = await deps.people.remove(personIn(fields), id);
  if (outcome === "refused") throw new Refusal(403, refusals.notAdmin);
  if (outcome !== "removed") throw new Refusal(409, refusals[outcome]);
  deps.log("account_removed", { by: id });
  return {};
}

async function setRoles(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  const roles = rolesOf(fields);
  const outcome = await deps.people.setRoles(personIn(fields), roles, id);
  if (outcome === "refused") throw new Refusal(403, refusals.notAdmin);
  if (outcome === "last") throw new Refusal(409, refusals.lastAdministrator);
  if (outcome !== "changed") throw new Refusal(404, refusals.missing);
  deps.log("account_roles_changed", { by: id });
  return {};
}

async function changePassword(
  deps: AccountsDeps,
  fields: Fields,
  request: Request,
): Promise<object> {
  const { people } = deps;
  const [current, next] = [text(fields, "current"), text(fields, "next")];
  const me = await proven(deps, request, current);
  const problem = next === current ? refusals.samePassword : passwordProblem(next, me.email);
  if (problem) throw new Refusal(422, problem);
  await people.setPassword(me, next);
  deps.log("password_changed", { by: me.id });
  const device = await passageAfterPassword(deps, me.id);
  // With the address the panel signs in again; its token may have a former one.
  return { email: me.email, ...(device !== null && { device }) };
}

/** Answers before it looks for the address, so that neither words nor time tell whether it is known. */
async function forgotten(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  if (!deps.mail) throw new Refusal(409, refusals.noMail);
  const email = addressIn(fields);
  await limitAddress(deps, request);
  const send = async () => {
    if (!(await deps.people.mayTry(`reset ${email}`, 3, 3600))) return;
    const link = await deps.people.makeLink("reset", email, lifetimes.reset);
    if (link) await mailLink(deps, { purpose: "reset", email, ...link });
  };
  deps.later(
    send().catch((error) => deps.log("accounts_failed", { error: String(error) }, "warn")),
  );
  return {};
}

async function look(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  await limitAddress(deps, request);
  const link = await deps.people.readLink(text(fields, "token"));
  if (!link) throw new Refusal(404, refusals.deadLink);
  const { purpose, email, until } = link;
  return { purpose, email, until };
}

async function redeem(deps: AccountsDeps, fields: Fields, request: Request): Promise<object> {
  await limitAddress(deps, request);
  const { people } = deps;
  const [token, password] = [text(fields, "token"), text(fields, "password")];
  const found = await people.readLink(token);
  const link = found?.purpose === "address" ? null : found;
  const problem = link && passwordProblem(password, link.email);
  if (problem) throw new Refusal(422, problem);
  const taken = link && (await people.takeLink(token));
  if (!taken) throw new Refusal(404, refusals.deadLink);
  const { purpose, email, by, roles } = taken;
  try {
    if (purpose === "invitation") await people.add(email, password, roles, by);
    else {
      const person = await people.find(email);
      if (!person) throw new Refusal(404, refusals.deadLink);
      await people.setPassword(person, password);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) await taken.putBack();
    throw error;
  }
  deps.log(purpose === "invitation" ? "account_joined" : "password_reset");
  return { email };
}

function parse(body: string | null): Fields {
  try {
    const value: unknown = JSON.parse(body ?? "");
    if (typeof value === "object" && value !== null && !Object.values(value).some(isUnstorable)) {
      return { ...value };
    }
  } catch {}
  throw new Refusal(400, refusals.unreadable);
}

/** Postgres takes no such text. */
function isUnstorable(value: unknown): boolean {
  return typeof value === "string" && (value.includes("\0") || !value.isWellFormed());
}

function rolesOf(fields: Fields): Role[] {
  const roles = rolesIn(fields.roles);
  if (roles.length === 0) throw new Refusal(422, refusals.noRole);
  return roles;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { ...cors, "Cache-Control": "no-store" } });
}
