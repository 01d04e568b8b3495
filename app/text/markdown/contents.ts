export type Heading = { id: string; text: string; level: 2 | 3 };

/** As many words of prose as people read in a minute. */
const WORDS_A_MINUTE = 200;
/** A shorter list would only repeat what one sees. */
const FEWEST = 3;

/** The headings of the second and third level in HTML of our own renderer, from three on. */
export function contentsOf(html: string): Heading[] {
  const found = html.matchAll(/<h([23])\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs);
  const headings = [...found].map(([, level, id = "", words = ""]): Heading => {
    return { id: plain(id), text: plain(words), level: level === "2" ? 2 : 3 };
  });
  const shown = headings.filter(({ text }) => text !== "");
  return shown.length < FEWEST ? [] : shown;
}

export function readingMinutes(html: string): number {
  const words = plain(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
    .replace(/ +/g, " ")
    .trim();
}

const signs: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
