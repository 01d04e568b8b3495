import { createClient } from "@supabase/supabase-js";
import {
  clientAddress,
  env,
  keepAlive,
  log,
  readLimit,
  readSecretKey,
  required,
} from "../_shared/environment.ts";
import { hashAddress } from "../_shared/hash.ts";
import { sendLetter } from "../send-contact-email/outbox/mail/mail.ts";
import { callerOf, holderOf } from "./caller.ts";
import { createFactors } from "./factors.ts";
import { createHandler } from "./handler.ts";
import { createPeople } from "./people.ts";

/** The entry point on Supabase. docs/operating.md describes its settings. */

const url = required("SUPABASE_URL");
const secretKey = readSecretKey();
const connect = () =>
  createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: 8000, retry: false },
  });
const people = createPeople(connect);
const factors = createFactors(connect);

Deno.serve((request, info) => {
  const remote = info?.remoteAddr && "hostname" in info.remoteAddr ? info.remoteAddr.hostname : "";
  return createHandler({
    people,
    factors,
    caller: (asked) => callerOf(asked, { url }),
    holder: (asked) => holderOf(asked, { url }),
    hashAddress: (asked) =>
      hashAddress(env("CONTACT_SALT") ?? secretKey, clientAddress(asked, remote)),
    mail: readMail(),
    limit: readLimit("SIGN_IN_LIMIT", 10),
    later: keepAlive,
    log,
  })(request);
});

/** A link needs the address of the site, which the database does not know. */
function readMail() {
  const [smtpUrl, origin] = [env("SMTP_URL"), env("SITE_URL")];
  if (!smtpUrl || !origin) return undefined;
  const siteUrl = new URL(origin).origin;
  const settings = { smtpUrl, to: required("CONTACT_TO"), from: env("CONTACT_FROM"), siteUrl };
  return {
    origin: siteUrl,
    send: (letter: Parameters<typeof sendLetter>[1]) => sendLetter(settings, letter),
  };
}
