const LATIN = /^[\s\u0020-\u024f]*$/;

/** Then the server need not be asked: one of its fonts has every one of these. */
export function isSurelyDrawn(title: string): boolean {
  return LATIN.test(title);
}
