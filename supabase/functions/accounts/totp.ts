import { Secret, TOTP } from "otpauth";

/** RFC 6238 with what every app knows: SHA-1, six digits, half a minute. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 };
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;
/** Half a minute before and after, for a clock that is wrong. */
const window = 1;

export type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** In base32. */
export function newSecret(random: Random): string {
  return new Secret({ buffer: random(new Uint8Array(secretBytes)).buffer }).base32;
}

/** The half minute whose code this is, counted from 1970. Null for another code. */
export function stepOf(code: string, secret: string, milliseconds: number): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^[0-9]{6}$/.test(token)) return null;
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: milliseconds, window });
  return delta === null ? null : Math.floor(milliseconds / 1000 / shape.period) + delta;
}

export function codeAt(secret: string, milliseconds: number): string {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: milliseconds });
}

/** Of base32, in which no signs look alike. */
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const codeLength = 10;

/** Ten, of 50 bits each. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: 10 }, () => {
    const signs = Array.from(random(new Uint8Array(codeLength)), (byte) => alphabet[byte % 32]);
    return `${signs.slice(0, 5).join("")}-${signs.slice(5).join("")}`;
  });
}

/** As it is hashed: whoever types it may leave out the hyphen. Null for what is none. */
export function recoveryCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[\s-]/g, "");
  return /^[a-z2-7]{10}$/.test(signs) ? signs : null;
}
