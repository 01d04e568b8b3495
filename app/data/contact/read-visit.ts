import { parseUrl } from "~/text/addresses/parse-url.ts";
import {
  mostPages,
  type Visit,
} from "../../../supabase/functions/send-contact-email/message/visit.ts";
import { tabVisit } from "./tab-visit.ts";

/** Null in a browser that does not tell: no message waits for this. */
export function readTabVisit(): Visit | null {
  try {
    return readVisit();
  } catch (error) {
    console.error(error);
    return null;
  }
}

export function visitToSend(): Visit | undefined {
  return tabVisit.isLeftOut ? undefined : (readTabVisit() ?? undefined);
}

function readVisit(): Visit {
  const query = new URLSearchParams(arrival()?.search);
  const from = parseUrl(document.referrer);
  const label = (name: string) => query.get(`utm_${name}`)?.trim().slice(0, 100) || undefined;
  return {
    host: from && from.host !== location.host ? from.host : undefined,
    source: label("source"),
    medium: label("medium"),
    campaign: label("campaign"),
    pages: pagesOf(tabVisit.paths),
  };
}

function arrival(): URL | null {
  const [first] = performance.getEntriesByType("navigation");
  return first ? parseUrl(first.name) : null;
}

function pagesOf(paths: readonly string[]): string[] {
  const pages = paths.filter((path, at) => path !== paths[at - 1] && !path.startsWith("/admin"));
  // The first page says how the visit began, so it stays.
  return pages.length > mostPages ? [...pages.slice(0, 1), ...pages.slice(1 - mostPages)] : pages;
}
