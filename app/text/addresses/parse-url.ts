/** Null for what is no address. `URL.canParse` is not in Chrome 109 and Safari 16, which are supported. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
