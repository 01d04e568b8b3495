import { administrator, type Caller, type Fields, personIn, Refusal, text } from "./access.ts";
import type { FactorLook, Factors, Holder } from "./factors.ts";
import { refusals } from "./messages.ts";
import { newRecoveryCodes, newSecret, type Random, recoveryCode, stepOf } from "./totp.ts";

export type FactorDeps = {
  factors: Factors;
  /** Whose session the request carries, also one that the password alone brought. */
  holder(request: Request): Promise<Holder | null>;
  caller(request: Request): Promise<Caller>;
  people: { mayTry(subject: string, most: number, seconds: number): Promise<boolean> };
  limit: number;
  now?: () => number;
  random?: Random;
  log(event: string, fields?: object, level?: "warn"): void;
};

type Action = (deps: FactorDeps, fields: Fields, request: Request) => Promise<object>;

const day = 24 * 3_600_000;
/** For how long a device is remembered, in milliseconds. */
const remembered = 30 * day;
/** For the session that follows a change of one's own password. */
const passage = 120_000;
/** Codes that are tried in an hour for each that is tried in a minute. */
const minutesPerHour = 5;

export const factorActions: Record<string, Action> = {
  factor: look,
  "factor-start": start,
  "factor-finish": finish,
  "factor-give": give,
  "factor-remove": remove,
  "factor-codes": renewCodes,
  "factor-forget-devices": forgetDevices,
  "factor-reset": reset,
  "factor-require": requireOfAll,
};

/** With `device`, which this browser was given when its owner had it remembered, the session may be open at once. */
async function look(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const holder = await holderOf(deps, request);
  const found = await deps.factors.look(holder);
  if (found === null) return { state: "none" };
  const device = text(fields, "device");
  if (found.state !== "code" || device === "") return found;
  const isTaken = await deps.factors.takeDevice(holder, device, nowOf(deps));
  return isTaken ? { ...found, ...(await deps.factors.look(holder)) } : found;
}

async function start(deps: FactorDeps, _: Fields, request: Request): Promise<object> {
  const { holder, found } = await known(deps, request);
  if (found.state !== "setup") requireOpen(found);
  const secret = newSecret(randomOf(deps));
  if (!(await deps.factors.start(holder.id, secret))) throw new Refusal(409, refusals.hasFactor);
  return { secret };
}

/** The recovery codes are in the answer, and nowhere else. */
async function finish(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const { holder, found } = await known(deps, request);
  if (found.state !== "setup") requireOpen(found);
  await limitCodes(deps, holder);
  const secret = await deps.factors.secret(holder.id, false);
  if (secret === null) throw new Refusal(409, refusals.hasFactor);
  const step = stepOf(text(fields, "code"), secret, nowOf(deps));
  if (step === null) throw new Refusal(400, refusals.wrongCode);
  const shown = newRecoveryCodes(randomOf(deps));
  const codes = shown.map((code) => recoveryCode(code) ?? "");
  if (!(await deps.factors.finish(holder, { secret, step, codes }))) {
    throw new Refusal(400, refusals.wrongCode);
  }
  deps.log("second_factor_added", { by: holder.id });
  return { codes: shown };
}

/** Opens the session. The answer has a secret for this device if it is to be remembered. */
async function give(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const { holder } = await known(deps, request);
  await takeAny(deps, holder, text(fields, "code"));
  if (fields.remember !== true) return {};
  return { device: await passageOf(deps, holder.id, remembered) };
}

async function remove(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const holder = await open(deps, request);
  await takeAny(deps, holder, text(fields, "code"));
  await deps.factors.remove(holder.id, holder.id);
  deps.log("second_factor_removed", { by: holder.id });
  return {};
}

async function renewCodes(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const holder = await open(deps, request);
  await takeAny(deps, holder, text(fields, "code"));
  const shown = newRecoveryCodes(randomOf(deps));
  const codes = shown.map((code) => recoveryCode(code) ?? "");
  await deps.factors.replaceRecoveryCodes(holder.id, codes);
  deps.log("recovery_codes_renewed", { by: holder.id });
  return { codes: shown };
}

async function forgetDevices(deps: FactorDeps, _: Fields, request: Request): Promise<object> {
  await deps.factors.forgetDevices((await open(deps, request)).id);
  return {};
}

/** Somebody who lost their telephone asks an administrator. One's own is turned off with a code. */
async function reset(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  const person = personIn(fields);
  if (person === id) throw new Refusal(409, refusals.ownFactor);
  if (!(await deps.factors.remove(person, id))) throw new Refusal(404, refusals.noFactor);
  deps.log("second_factor_reset", { by: id });
  return {};
}

async function requireOfAll(deps: FactorDeps, fields: Fields, request: Request): Promise<object> {
  const { id } = await administrator(deps, request);
  const isRequired = fields.required === true;
  // Or the next press would already be refused.
  if (isRequired && !(await deps.factors.everybody()).includes(id)) {
    throw new Refusal(409, refusals.firstOwnFactor);
  }
  await deps.factors.require(isRequired, id);
  deps.log("second_factor_required", { by: id, required: isRequired });
  return {};
}

/** A secret that opens the session in which the password was just changed to another. Null without a second factor. */
export async function passageAfterPassword(
  deps: FactorDeps,
  person: string,
): Promise<string | null> {
  const has = (await deps.factors.secret(person, true)) !== null;
  return has ? passageOf(deps, person, passage) : null;
}

async function passageOf(deps: FactorDeps, person: string, lasts: number): Promise<string> {
  const bytes = randomOf(deps)(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  await deps.factors.trust(person, token, nowOf(deps) + lasts);
  return token;
}

/** A code of the app, or a recovery code; each works once. */
async function takeAny(deps: FactorDeps, holder: Holder, typed: string): Promise<void> {
  await limitCodes(deps, holder);
  const recovery = recoveryCode(typed);
  if (recovery !== null) {
    if (await deps.factors.takeRecoveryCode(holder, recovery)) {
      deps.log("recovery_code_used", { by: holder.id });
      return;
    }
  } else {
    const secret = await deps.factors.secret(holder.id, true);
    const step = secret === null ? null : stepOf(typed, secret, nowOf(deps));
    if (step !== null && (await deps.factors.takeCode(holder, step))) return;
  }
  deps.log("second_factor_failed", { by: holder.id }, "warn");
  throw new Refusal(400, recovery === null ? refusals.wrongCode : refusals.wrongRecoveryCode);
}

/** As for passwords, and fewer over an hour: a code has six digits. */
async function limitCodes(deps: FactorDeps, { id }: Holder): Promise<void> {
  const may = (name: string, most: number, seconds: number) =>
    deps.people.mayTry(`${name} ${id}`, most, seconds);
  const isAllowed =
    (await may("code", deps.limit, 60)) &&
    (await may("code an hour", deps.limit * minutesPerHour, 3600));
  if (!isAllowed) throw new Refusal(429, refusals.tooMany);
}

async function holderOf(deps: FactorDeps, request: Request): Promise<Holder> {
  const holder = await deps.holder(request);
  if (holder === null) throw new Refusal(401, refusals.signedOut);
  return holder;
}

async function known(
  deps: FactorDeps,
  request: Request,
): Promise<{ holder: Holder; found: FactorLook }> {
  const holder = await holderOf(deps, request);
  const found = await deps.factors.look(holder);
  if (found === null) throw new Refusal(403, refusals.notAdmin);
  return { holder, found };
}

async function open(deps: FactorDeps, request: Request): Promise<Holder> {
  const { holder, found } = await known(deps, request);
  requireOpen(found);
  return holder;
}

function requireOpen({ state }: FactorLook): void {
  if (state !== "open") throw new Refusal(403, refusals.notAdmin);
}

const nowOf = ({ now = Date.now }: FactorDeps) => now();

const randomOf = ({ random = (bytes) => crypto.getRandomValues(bytes) }: FactorDeps): Random =>
  random;
