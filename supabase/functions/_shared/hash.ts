/** HMAC-SHA-256, in hexadecimal. */
export async function sign(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, [
    "sign",
  ]);
  const hash = await crypto.subtle.sign("HMAC", key, bytes.encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A salted hash of a visitor's address: enough to count messages, not to find a person. An IPv6
 * visitor has a whole network, so only its first four groups count.
 */
export function hashAddress(salt: string, address: string): Promise<string> {
  return sign(`contact:${salt}`, networkOf(address));
}

export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*/s, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
