import { parseUrl } from "../addresses/parse-url.ts";
import { withoutInvisible } from "../invisible.ts";

/** Redirecting pages, by the parameter that holds the address. */
const detours: [host: RegExp, path: string, parameter: string][] = [
  [/^www\.google\.[a-z.]+$/, "/url", "q"],
  [/\.safelinks\.protection\.outlook\.com$/, "/", "url"],
  [/^l\.facebook\.com$/, "/l.php", "u"],
];

export function cleanAddress(address: string, origin: string): string | null {
  const plain = withoutInvisible(address).trim();
  const url = parseUrl(plain);
  if (!url || !/^(https?|mailto):$/.test(url.protocol)) return null;
  for (const [host, path, parameter] of detours) {
    const target =
      host.test(url.hostname) && url.pathname === path && url.searchParams.get(parameter);
    if (target) return cleanAddress(target, origin);
  }
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return plain;
}
