import { createHash } from "node:crypto";

/** `[name, value, name, value]`, which `writeHead` takes without copying. */
export type HeaderList = string[];

const NO_SNIFFING: HeaderList = ["X-Content-Type-Options", "nosniff"];

const everywhere = (referrerPolicy = "strict-origin-when-cross-origin"): HeaderList => [
  ...NO_SNIFFING,
  "Referrer-Policy",
  referrerPolicy,
];

const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
].map((feature) => `${feature}=()`);

const FILE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export const FILE_HEADERS: HeaderList = [...everywhere(), "Content-Security-Policy", FILE_POLICY];

/**
 * A worker has the policy of its own file. Those that read HEIC and write AVIF and WebP run WebAssembly, which no page may.
 * A style sheet or a font is never a document: without a policy, it and its headers fit into fewer packets.
 */
export function fileHeaders(address: string): HeaderList {
  if (/\.(?:css|woff2)$/.test(address)) return NO_SNIFFING;
  if (!/^\/assets\/(heic|encoder)-worker-/.test(address)) return FILE_HEADERS;
  const policy = `script-src 'self' 'wasm-unsafe-eval'; ${FILE_POLICY}`;
  return [...everywhere(), "Content-Security-Policy", policy];
}

export const HSTS: HeaderList = ["Strict-Transport-Security", "max-age=31536000"];

/** Addresses of others that a page may load scripts from, and report to; each empty, or with a space before it. */
export type Foreign = { scripts: string; connects: string };

/** `scripts`: hashes of the inline scripts that may run; `supabase`: its origin, or empty. */
export function pageHeaders(
  scripts: string[],
  supabase: string,
  referrerPolicy?: string,
  foreign: Foreign = { scripts: "", connects: "" },
): HeaderList {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(" ") + foreign.scripts,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${supabase}`.trim() + foreign.connects,
    // A self-hosted Supabase may use plain http.
    `img-src 'self' data: blob: https: ${supabase}`.trim(),
    // The panel shows a film before it is sent.
    `media-src 'self' blob: ${supabase}`.trim(),
    "frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [
    ...everywhere(referrerPolicy),
    "Content-Security-Policy",
    policy.filter(Boolean).join("; "),
    "Permissions-Policy",
    PERMISSIONS.join(", "),
    "Cross-Origin-Opener-Policy",
    "same-origin",
  ];
}

/**
 * Lets the scripts run that the renderer marked with `nonce` as its own, and no other that stands in the page.
 * The mark is another one at each render and goes, so that the page stays the same.
 */
export function ownScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => attributes.includes(mark) && !/\bsrc=/.test(attributes))
    .map(([, , code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
  return { html: page.replaceAll(mark, ""), hashes: [...new Set(hashes)] };
}
