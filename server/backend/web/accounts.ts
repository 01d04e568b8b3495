import type { SupabaseClient } from "@supabase/supabase-js";
import { hashAddress } from "../../../supabase/functions/_shared/hash.ts";
import { callerOf, holderOf } from "../../../supabase/functions/accounts/caller.ts";
import { createFactors } from "../../../supabase/functions/accounts/factors.ts";
import { createHandler } from "../../../supabase/functions/accounts/handler.ts";
import { createPeople } from "../../../supabase/functions/accounts/people.ts";
import { sendLetter } from "../../../supabase/functions/send-contact-email/outbox/mail/mail.ts";
import { Overloaded } from "../../base/work-queue.ts";
import { noRoom } from "../shared/disk.ts";
import type { BackendOptions } from "../shared/options.ts";

type AccountsOptions = Pick<BackendOptions, "adminEmail" | "contact" | "siteUrl" | "log"> & {
  backend: { url: string; headers: Record<string, string> };
  connect: () => SupabaseClient;
  salt: string;
  limit: number;
  hasRoom: () => Promise<boolean>;
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

export function mountAccounts(options: AccountsOptions) {
  const { backend, contact, siteUrl, log } = options;
  const people = createPeople(options.connect);
  const factors = createFactors(options.connect);
  const { smtpUrl, to, from } = contact;
  const mail =
    smtpUrl && to && siteUrl
      ? {
          origin: siteUrl,
          send: (letter: Parameters<typeof sendLetter>[1]) =>
            sendLetter({ smtpUrl, to, from, siteUrl }, letter),
        }
      : undefined;

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const handle = createHandler({
      people,
      factors,
      caller: (asked) => callerOf(asked, backend),
      holder: (asked) => holderOf(asked, backend),
      hashAddress: () => hashAddress(options.salt, clientAddress),
      mail,
      comesBack: options.adminEmail?.toLowerCase(),
      limit: options.limit,
      noRoom: async () => ((await options.hasRoom()) ? null : noRoom.message),
      later: () => {},
      inTurn: options.inTurn,
      isBusy: (error) => error instanceof Overloaded,
      log,
    });
    return handle(request);
  };
}
