/** In hexadecimal. Browsers hash by themselves only where the page came over https or from this machine. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex("subtle" in crypto ? await hashByBrowser(bytes) : await hashByScript(bytes));
}

async function hashByBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export async function hashByScript(bytes: Uint8Array): Promise<Uint8Array> {
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
