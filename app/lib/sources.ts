export type Source = { text: string; href: string | null };

const address = /^[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,}(:\d{1,5})?([/?#]\S*)?$/u;

function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

/**
 * A source is a link when it begins with http(s):// or looks like an address without it
 * (`example.pl/film`, then https:// is added); books and interviews stay plain text.
 */
export function readSource(source: string): Source {
  const text = source.trim();
  if (/^https?:\/\//i.test(text)) {
    const [first = ""] = text.split(/\s/, 1);
    return { text, href: webAddress(first) };
  }
  return { text, href: address.test(text) ? webAddress(`https://${text}`) : null };
}
