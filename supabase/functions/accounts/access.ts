import { refusals } from "./messages.ts";
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
