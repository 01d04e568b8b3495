/** Characters that XML forbids and WordPress writes all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unusable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneAmpersand = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]\w{0,31});)/gi;
const start = "<![CDATA[";
const end = "]]>";
/** Longer than an entity and than the marks of a CDATA section, which the end of a piece may cut. */
const TAIL = 40;

/** Gives pieces of a file back with what old versions of WordPress forget to escape; CDATA sections stay as they are. */
export function usableXml(): (piece: string, isLast?: boolean) => string {
  let rest = "";
  let isMarked = false;
  return (piece, isLast = false) => {
    let waiting = rest + piece.replace(unusable, "");
    let done = "";
    for (;;) {
      const at = waiting.indexOf(isMarked ? end : start);
      if (at < 0) break;
      const length = at + (isMarked ? end : start).length;
      done += isMarked
        ? waiting.slice(0, length)
        : waiting.slice(0, at).replace(loneAmpersand, "&amp;") + start;
      waiting = waiting.slice(length);
      isMarked = !isMarked;
    }
    const keep = isLast ? 0 : Math.min(TAIL, waiting.length);
    // The last characters wait for the next piece, which may complete an entity or a mark of a CDATA section.
    const cut = isMarked ? waiting.length - keep : safeCut(waiting, waiting.length - keep);
    const ready = waiting.slice(0, cut);
    rest = waiting.slice(cut);
    return done + (isMarked ? ready : ready.replace(loneAmpersand, "&amp;"));
  };
}

function safeCut(text: string, at: number): number {
  const ampersand = text.lastIndexOf("&", at);
  return ampersand >= 0 && ampersand > at - TAIL ? ampersand : at;
}
