import { randomBytes } from "node:crypto";
import { z } from "zod";
import { createFactors, type Factors } from "../supabase/functions/accounts/factors.ts";
import { createPeople, type People, type Person } from "../supabase/functions/accounts/people.ts";
import type { Remains } from "../supabase/functions/accounts/remains.ts";
import { type Role, roles, rolesIn } from "../supabase/functions/accounts/roles.ts";
import { hasNoSite, noSite, withSecretKey } from "./backend/reach.ts";
import { runCommand } from "./base/command.ts";
import type { Env } from "./base/env.ts";
import { OperatorError } from "./base/operator-error.ts";

const usage = `Usage: npm run admin -- list
       npm run admin -- add MAIL [ROLE…]
       npm run admin -- roles MAIL ROLE…
       npm run admin -- reset-password MAIL
       npm run admin -- reset-factor MAIL
       npm run admin -- remove MAIL
Roles: ${roles.join(", ")}; without one, add makes an administrator.`;

const nobody = "There is no administrator. Make one: npm run admin -- add MAIL";

type Asked = { email: string; roles: Role[]; env: Env; factors: Factors };

const commands: Record<string, (people: People, asked: Asked) => Promise<string>> = {
  add,
  roles: changeRoles,
  "reset-password": resetPassword,
  "reset-factor": resetFactor,
  remove,
};

await runCommand(async ([name = "", given, ...more], env) => {
  if (name === "list" && given === undefined) {
    return hasNoSite(env) ? `${noSite(env.DATA_DIR)}\n${nobody}` : withPeople(env, list);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const named = rolesIn(more);
  if (named.length < more.length) throw new OperatorError(usage);
  const takesRoles = command === add || command === changeRoles;
  if (!command || given === undefined || (more.length > 0 && !takesRoles)) {
    throw new OperatorError(usage);
  }
  const email = z.email().safeParse(given.trim().toLowerCase());
  if (!email.success) throw new OperatorError(`${given} is no e-mail address.`);
  return withPeople(env, (people, factors) =>
    command(people, { email: email.data, roles: named, env, factors }),
  );
});

async function list(people: People): Promise<string> {
  const rows = await people.list();
  if (rows.length === 0) return nobody;
  const width = Math.max(...rows.map(({ email }) => email.length));
  const lines = rows.map(({ email, roles: own, since, lastSignIn }) => {
    const last = lastSignIn ? `last sign-in ${minute(lastSignIn)}` : "never signed in";
    return `${email.padEnd(width)}  since ${minute(since)}  ${own.join(", ")}  ${last}`;
  });
  return lines.join("\n");
}

async function add(people: People, { email, roles: named }: Asked): Promise<string> {
  if (await people.find(email)) {
    throw new OperatorError(
      `${email} has access already. Other roles: npm run admin -- roles ${email} ROLE… A new password: npm run admin -- reset-password ${email}`,
    );
  }
  const password = newPassword();
  const given: Role[] = named.length > 0 ? named : ["administrator"];
  await people.add(email, password, given);
  return `${email} has access as ${given.join(", ")}. The password works until it is changed in the panel:\n${password}`;
}

async function changeRoles(people: People, { email, roles: named }: Asked): Promise<string> {
  if (named.length === 0) throw new OperatorError(usage);
  const person = await known(people, email);
  const outcome = await people.setRoles(person.id, named, null);
  if (outcome === "last") throw new OperatorError(lastOne(email));
  if (outcome !== "changed") throw new OperatorError(`The roles of ${email} stay: ${outcome}`);
  return `${email} has access as ${named.join(", ")}.`;
}

async function resetPassword(people: People, { email }: Asked): Promise<string> {
  const password = newPassword();
  await people.setPassword(await known(people, email), password);
  return `The former password of ${email} is void, every session has ended. The new one works until it is changed:\n${password}`;
}

async function resetFactor(people: People, { email, factors }: Asked): Promise<string> {
  const person = await known(people, email);
  if (!(await factors.remove(person.id, null))) {
    throw new OperatorError(`${email} has no second factor.`);
  }
  return `${email} signs in with the password alone, and may set up a new second factor in the panel. Sessions go on; reset-password ends them.`;
}

async function remove(people: People, { email, env }: Asked): Promise<string> {
  const person = await known(people, email);
  const remains = (await people.remains(await people.list()))(person);
  const outcome = await people.remove(person.id, null);
  if (outcome === "last") {
    throw new OperatorError(lastOne(email));
  }
  const lines = [
    `${email} has no access any more. Their sessions, invitations and preview links have ended.`,
    ...linesOf(remains),
  ];
  if (env.ADMIN_EMAIL?.toLowerCase() === email) {
    lines.push("ADMIN_EMAIL names this address: the next start makes it an administrator again.");
  }
  return lines.join("\n");
}

function linesOf({ recipients, webhook, invited }: Remains): string[] {
  const unknown = (isKnown: boolean) => (isKnown ? "" : " (it is not known who set this)");
  const lines = [
    ...recipients.map((one) => `messages are mailed to ${one.email}${unknown(one.isKnown)}`),
    ...(webhook ? [`the webhook calls ${webhook.address}${unknown(webhook.isKnown)}`] : []),
    ...invited.map((email) => `${email} came by their invitation`),
  ];
  return lines.length === 0
    ? []
    : ["What stays, to be checked:", ...lines.map((one) => `- ${one}`)];
}

function lastOne(email: string): string {
  return `${email} is the last administrator and stays. Add another one first: npm run admin -- add MAIL`;
}

async function known(people: People, email: string): Promise<Person> {
  const person = await people.find(email);
  if (!person) throw new OperatorError(`${email} has no access. See: npm run admin -- list`);
  return person;
}

function newPassword(): string {
  return randomBytes(15).toString("base64url");
}

function minute(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function withPeople<T>(
  env: Env,
  work: (people: People, factors: Factors) => Promise<T>,
): Promise<T> {
  return withSecretKey(env, (connect) => work(createPeople(connect), createFactors(connect)));
}
