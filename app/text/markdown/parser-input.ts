const MOST = 40;
const marker = String.raw`[ \t]*(?:[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|>)`;
/** `- - - -` alone is a line across the page. */
const rule = String.raw`[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$`;
const tooDeep = new RegExp(`^(?!${rule})(?:${marker}){${MOST}}(?=${marker})[ \\t]*`, "gm");

/** A text as the parser of a page and of the editor gets it; places in it are places of the text. */
export function parserInput(markdown: string): string {
  // At the very end of a text the parser takes some lines for another block than before a next line.
  return `${boundDepth(markdown)}\n`;
}

/**
 * Lists and quotations within each other on one line, of which the parser needs a minute for three thousand. Those
 * behind the first forty are text.
 */
export function boundDepth(markdown: string): string {
  return markdown.replace(
    tooDeep,
    (prefix) => prefix.slice(0, -1) + (prefix.endsWith(">") ? "›" : "\u00a0"),
  );
}
