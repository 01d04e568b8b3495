import type { Visit } from "../../../supabase/functions/send-contact-email/visit.ts";
import { tabVisit } from "./tab-visit.ts";

/** The part of this tab's visit that a message would carry, in the order in which it happened. */
export function readTabVisit(): Visit {
  const { arrival, pages } = tabVisit;
  const query = URL.canParse(arrival) ? new URL(arrival).searchParams : new URLSearchParams();
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const label = (name: string) => query.get(`utm_${name}`)?.trim().slice(0, 100) || undefined;
  return {
    host: from && from.host !== location.host ? from.host : undefined,
    source: label("source"),
    medium: label("medium"),
    campaign: label("campaign"),
    pages: [...pages],
  };
}

export function visitToSend(): Visit | undefined {
  return tabVisit.isLeftOut ? undefined : readTabVisit();
}
