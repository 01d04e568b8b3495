import { refusals } from "./messages.ts";
import type { People, Person } from "./people.ts";
import type { Role } from "./roles.ts";

export type Caller = { id: string; roles: readonly Role[] } | "signed-out" | "stranger";

type WithCaller = {
  /** The person whose session the request carries. */
  caller(request: Request): Promise<Caller>;
};

/** A request in Polish words: the sentence is shown as it is. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

export type Fields = Record<string, unknown>;

export function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

export function personIn(fields: Fields): string {
  const person = text(fields, "id");
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(person))
    throw new Refusal(404, refusals.missing);
  return person;
}

export async function member(deps: WithCaller, request: Request) {
  const caller = await deps.caller(request);
  if (caller === "signed-out") throw new Refusal(401, refusals.signedOut);
  if (caller === "stranger") throw new Refusal(403, refusals.notAdmin);
  return caller;
}

export async function administrator(deps: WithCaller, request: Request): Promise<{ id: string }> {
  const caller = await member(deps, request);
  if (!caller.roles.includes("administrator")) throw new Refusal(403, refusals.notAdmin);
  return caller;
}

type WithPeople = WithCaller & {
  people: Pick<People, "mayTry" | "list" | "knowsPassword">;
  hashAddress(request: Request): Promise<string>;
  limit: number;
};

/** Whoever asks, and knows the password of the account, too. */
export async function proven(
  deps: WithPeople,
  request: Request,
  password: string,
): Promise<Person> {
  const { people, limit } = deps;
  const { id } = await member(deps, request);
  if (!(await people.mayTry(`password ${id}`, limit, 60))) throw new Refusal(429, refusals.tooMany);
  const me = (await people.list()).find((person) => person.id === id);
  if (!me || !(await people.knowsPassword(me.email, password)))
    throw new Refusal(400, refusals.wrongPassword);
  return me;
}

/** So many attempts a minute come from one address of the network. */
export async function limitAddress(
  deps: Omit<WithPeople, "caller">,
  request: Request,
): Promise<void> {
  const address = await deps.hashAddress(request);
  if (!(await deps.people.mayTry(`address ${address}`, deps.limit, 60))) {
    throw new Refusal(429, refusals.tooMany);
  }
}

/** One address, as it may stand in the header of a mail. */
export function addressIn(fields: Fields): string {
  const email = text(fields, "email").trim().toLowerCase();
  const isAddress =
    /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
  if (email.length > 254 || !isAddress.test(email)) throw new Refusal(400, refusals.badEmail);
  return email;
}
