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
 * A worker has the policy of its own file. Those for HEIC and WebP pictures run WebAssembly, which no page may.
 * A style sheet is never a document: without a policy, it and its headers fit into the first ten packets.
 */
export function fileHeaders(address: string): HeaderList {
  if (address.endsWith(".css")) return NO_SNIFFING;
  if (!/^\/assets\/(heic|webp)-worker-/.test(address)) return FILE_HEADERS;
  const policy = `script-src 'self' 'wasm-unsafe-eval'; ${FILE_POLICY}`;
  return [...everywhere(), "Content-Security-Policy", policy];
}

export const HSTS: HeaderList = ["Strict-Transport-Security", "max-age=31536000"];

/** `scripts`: hashes of the inline scripts; `supabase`: its origin, or empty. */
export function pageHeaders(
  scripts: string[],
  supabase: string,
  referrerPolicy?: string,
): HeaderList {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${supabase}`.trim(),
    // A self-hosted Supabase may use plain http.
    `img-src 'self' data: blob: https: ${supabase}`.trim(),
    // Without one, default-src says the same.
    supabase && `media-src 'self' ${supabase}`,
    "frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com",
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

// Data blocks (JSON-LD) never run, so they need no hash.
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/;

export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (/\bsrc=/.test(attributes) || !RUNS.test(type)) continue;
    hashes.add(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}
