import { createHash, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { OperatorError } from "../../base/operator-error.ts";

export const keysSchema = z.object({
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  jwtSecret: z.string().min(32),
  /** Address hashes of messages cannot be compared with those of another site. */
  addressSalt: z.string().min(16),
});

export type Keys = z.infer<typeof keysSchema>;

export function loadKeys(
  dataDir: string,
  given: { publishableKey?: string; secretKey?: string },
): Keys {
  const path = join(dataDir, "keys.json");
  if (!existsSync(path)) writeOnce(path, newKeys());
  const stored = keysSchema.safeParse(readJson(path));
  if (!stored.success) {
    throw new OperatorError(
      `${path} is damaged: it does not hold the keys it should. Put it back from a backup. Without one move it away: the next start makes new keys, all passwords stay, and everybody signs in anew.`,
    );
  }
  return {
    publishableKey: given.publishableKey ?? stored.data.publishableKey,
    secretKey: given.secretKey ?? stored.data.secretKey,
    jwtSecret: stored.data.jwtSecret,
    addressSalt: stored.data.addressSalt,
  };
}

function newKeys(): Keys {
  return {
    publishableKey: apiKey("publishable"),
    secretKey: apiKey("secret"),
    jwtSecret: randomBytes(48).toString("base64url"),
    addressSalt: randomBytes(24).toString("base64url"),
  };
}

/** Supabase's format: `sb_<kind>_<22 random>_<8 of a checksum>`. */
function apiKey(kind: "publishable" | "secret"): string {
  const body = `sb_${kind}_${randomBytes(17).toString("base64url").slice(0, 22)}`;
  return `${body}_${createHash("sha256").update(body).digest("base64url").slice(0, 8)}`;
}

/** Of two processes that start together one writes, and both read the same keys. */
function writeOnce(path: string, keys: Keys): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
