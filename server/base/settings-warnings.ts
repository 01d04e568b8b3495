import { existsSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { join } from "node:path";

type Settings = {
  SITE_URL?: string;
  TRUSTED_PROXIES?: BlockList;
  SUPABASE_URL?: string;
  SMTP_URL?: string;
  CONTACT_TO?: string;
  BACKUP_DIR?: string;
  DATA_DIR: string;
};

export function settingWarnings(settings: Settings): string[] {
  const warnings: string[] = [];
  if (settings.TRUSTED_PROXIES && !settings.SITE_URL) {
    warnings.push(
      "TRUSTED_PROXIES is set, but SITE_URL is not: feeds, sitemap and share cards lead to localhost.",
    );
  }
  if (!settings.SUPABASE_URL && !settings.SMTP_URL) {
    warnings.push(
      settings.CONTACT_TO
        ? "CONTACT_TO is set, but SMTP_URL is not: messages of the contact form are stored, and nobody gets them by mail."
        : "SMTP_URL is not set: messages of the contact form are stored, and nobody gets them by mail.",
    );
  }
  if (settings.BACKUP_DIR && `${settings.BACKUP_DIR}/`.startsWith(`${settings.DATA_DIR}/`)) {
    warnings.push(
      "BACKUP_DIR lies in DATA_DIR: what takes the one takes the other. Choose another disk.",
    );
  }
  return warnings;
}

/** Many programs read this file, so somebody may have put the settings there. */
export function envFileWarnings(directory: string): string[] {
  if (!existsSync(join(directory, ".env"))) return [];
  return ["The file .env is not read: settings come from the environment alone."];
}

export function unknownSettings(names: string[], known: string[]): string[] {
  return names
    .filter((name) => !known.includes(name) && !OTHERS.test(name))
    .flatMap((name) => {
      const upper = name.toUpperCase();
      const meant = known.find((one) => distance(upper, one) <= Math.min(3, one.length / 4));
      if (meant) return [`${name} is no setting of this site. Was ${meant} meant?`];
      if (!OURS.test(upper)) return [];
      const kin = known.filter((one) => one.startsWith(`${upper.split("_", 1)[0]}_`));
      return [`${name} is no setting of this site. There are ${kin.join(", ")}.`];
    });
}

const OURS = /^(SITE|SUPABASE|ADMIN|SMTP|CONTACT|BACKUP|PURGE|SIGN_IN)_/;
/** Of Supabase's command line and of the hosted contact function. */
const OTHERS =
  /^(SUPABASE_(ACCESS_TOKEN|DB_PASSWORD|PROJECT_ID|WORKDIR)|CONTACT_(SALT|DRAIN_SECRET)|npm_.*)$/;

/** Optimal string alignment. */
function distance(a: string, b: string): number {
  let [before, previous]: number[][] = [[], []];
  let current = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    [before, previous, current] = [previous, current, [i]];
    const at = (row: number[] | undefined, column: number) => row?.[column] ?? 0;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(at(previous, j) + 1, at(current, j - 1) + 1);
      least = Math.min(least, at(previous, j - 1) + (isSame ? 0 : 1));
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      current[j] = isExchanged ? Math.min(least, at(before, j - 2) + 1) : least;
    }
  }
  return current[b.length] ?? 0;
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits);
}
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Not on this machine nor, without TLS, in a private network. */
export function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (/^(.+\.)?localhost$|^127\.|^::1$|^0\.0\.0\.0$/.test(host)) return false;
  if (protocol === "https:") return true;
  const version = isIP(host);
  if (version) return !privateNetworks.check(host, version === 6 ? "ipv6" : "ipv4");
  return host.includes(".") && !/\.(local|lan|home|internal|test|home\.arpa)$/.test(host);
}
