import { addressIn, type Fields, limitAddress, member, proven, Refusal, text } from "./access.ts";
import type { AccountsDeps, Action } from "./deps.ts";
import { addressLetters } from "./letters.ts";
import { mailLink } from "./mail-link.ts";
import { refusals } from "./messages.ts";

/** Of a link to a new address, in seconds. */
const lifetime = 24 * 3600;

/** The address of one's own account. */
export const addressActions = {
  account,
  "change-address": changeAddress,
  "confirm-address": confirmAddress,
} satisfies Record<string, Action>;

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
  const link = await people.makeLink("address", email, lifetime, { by: me.id });
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
