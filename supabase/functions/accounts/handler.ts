import { readBody } from "../_shared/read-body.ts";
import {
  administrator,
  type Caller,
  type Fields,
  member,
  personIn,
  Refusal,
  text,
} from "./access.ts";
import { type FactorDeps, factorActions, passageAfterPassword } from "./factor-actions.ts";
import { addressLetters, letterWith, linkAddress } from "./letters.ts";
import { refusals } from "./messages.ts";
import { passwordProblem } from "./password-rules.ts";
import type { Link, People, Person } from "./people.ts";
import { type Role, rolesIn } from "./roles.ts";

export type AccountsDeps = FactorDeps & {
  people: People;
  /** The person whose session the request carries. */
  caller(request: Request): Promise<Caller>;
  hashAddress(request: Request): Promise<string>;
  /** Absent when no mail can be sent. `send` resolves to what went wrong, or null. */
  mail?: { origin: string; send: (letter: Letter) => Promise<string | null> };
  /** Somebody whom every start makes an administrator again. */
  comesBack?: string;
  /** Attempts per minute at a password or a link, for each account or address. */
  limit: number;
  /** A sentence when there is no room for more. */
  noRoom?: () => Promise<string | null>;
  /** Goes on after the answer. */
  later(work: Promise<unknown>): void;
  /** Runs the work when its turn has come; rejects with what `isBusy` knows when too much waits. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  isBusy?: (error: unknown) => boolean;
  log(event: string, fields?: object, level?: "warn"): void;
};

export type Letter = { to: string; subject: string; text: string };

/** In seconds. */
const lifetimes = { invitation: 48 * 3600, reset: 3600, address: 24 * 3600 };
const longestBody = 4096;

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers": "authorization, apikey, content-type, x-client-info, x-region",
  "Access-Control-Max-Age": "86400",
};

type Action = (deps: AccountsDeps, fields: Fields, request: Request) => Promise<object>;

const actions: Record<string, Action> = {
  people: listPeople,
  invite,
  withdraw,
  remove,
  "set-roles": setRoles,
  "change-password": changePassword,
  account,
  "change-address": changeAddress,
  "confirm-address": confirmAddress,
  forgotten,
  look,
  redeem,
  ...factorActions,
};

/** The others read or take access away, which goes on when the disk is full. */
const adding: ReadonlySet<Action> = new Set([invite, forgotten, redeem, changeAddress]);

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
  await administrator(deps, request);
  await deps.people.forgetLink("invitation", addressIn(fields));
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

/** Of whoever asks: the address by now, which a token may not know yet. */
async function account(deps: AccountsDeps, _: Fields, request: Request): Promise<object> {
  const { id } = await member(deps, request);
  const email = (await deps.people.list()).find((person) => person.id === id)?.email ?? null;
  return { email, mail: deps.mail !== undefined, comesBack: email === deps.comesBack };
}

async function changeAddress(deps: AccountsDeps, fields: Fields, request: Request) {
  const { people, mail } = deps;
  if (!mail) throw new Refusal(409, refusals.noMail);
  const email = addressIn(fields);
  const me = await proven(deps, request, text(fields, "current"));
  if (email === me.email) throw new Refusal(422, refusals.sameAddress);
  if (await people.isTaken(email)) throw new Refusal(409, refusals.takenAddress);
  if (!(await people.mayTry(`address of ${me.id}`, 3, 3600)))
    throw new Refusal(429, refusals.tooMany);
  const link = await people.makeLink("address", email, lifetimes.address, { by: me.id });
  if (!link) throw new Refusal(403, refusals.notAdmin);
  if (!(await mailLink(deps, { purpose: "address", email, ...link }))) {
    throw new Refusal(502, refusals.mailRefused);
  }
  return { until: link.until };
}

/** Whoever opens the link reads the mail of the new address. The old one is told. */
async function confirmAddress(deps: AccountsDeps, fields: Fields, request: Request) {
  await limitAddress(deps, request);
  const { people, mail } = deps;
  const token = text(fields, "token");
  const link = await people.readLink(token);
  const taken = link?.purpose === "address" ? await people.takeLink(token) : null;
  const me = taken && (await people.list()).find((person) => person.id === taken.by);
  if (!taken || !me) throw new Refusal(404, refusals.deadLink);
  try {
    const isDone = await people.setAddress(me, taken.email);
    if (!isDone) throw new Refusal(409, refusals.takenAddress);
  } catch (error) {
    if (!(error instanceof Refusal)) await taken.putBack();
    throw error;
  }
  deps.log("address_changed", { by: me.id });
  if (mail) {
    const letter = { to: me.email, ...addressLetters.changed(mail.origin, taken.email) };
    const failed = (error: unknown) =>
      deps.log("account_mail_failed", { error: String(error) }, "warn");
    deps.later(mail.send(letter).then((problem) => problem && failed(problem), failed));
  }
  return { email: taken.email };
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

/** Whoever asks, and knows the password of the account, too. */
async function proven(deps: AccountsDeps, request: Request, password: string): Promise<Person> {
  const { people, limit } = deps;
  const { id } = await member(deps, request);
  if (!(await people.mayTry(`password ${id}`, limit, 60))) throw new Refusal(429, refusals.tooMany);
  const me = (await people.list()).find((person) => person.id === id);
  if (!me || !(await people.knowsPassword(me.email, password)))
    throw new Refusal(400, refusals.wrongPassword);
  return me;
}

async function limitAddress(deps: AccountsDeps, request: Request): Promise<void> {
  const address = await deps.hashAddress(request);
  if (!(await deps.people.mayTry(`address ${address}`, deps.limit, 60))) {
    throw new Refusal(429, refusals.tooMany);
  }
}

async function mailLink(
  { mail, log }: AccountsDeps,
  { purpose, email, until, token }: Omit<Link, "by" | "roles"> & { token: string },
  inviter?: string,
): Promise<boolean> {
  if (!mail) return false;
  const address = linkAddress(mail.origin, token);
  const letter =
    purpose === "address"
      ? addressLetters.confirm(address, until)
      : letterWith({ purpose, until }, address, inviter);
  const problem = await mail.send({ to: email, ...letter });
  if (problem) log("account_mail_failed", { error: problem }, "warn");
  return problem === null;
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

/** One address, as it may stand in the header of a mail. */
function addressIn(fields: Fields): string {
  const email = text(fields, "email").trim().toLowerCase();
  const isAddress =
    /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
  if (email.length > 254 || !isAddress.test(email)) throw new Refusal(400, refusals.badEmail);
  return email;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { ...cors, "Cache-Control": "no-store" } });
}
