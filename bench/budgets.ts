/**
 * How many kilobytes (of 1,000 bytes, brotli where it travels so) a first visit may cost. Held by
 * tests/http/bytes.test.ts on some pages and by `npm run bench -- bytes` on each kind of page.
 */
export const kilobytesAtMost = {
  /** Named by the page itself. */
  javascript: 112,
  /** With what a page asks for afterwards without being touched: an accordion, a form. */
  javascriptInAll: 113,
  styles: 16,
  fonts: 75,
  /** The largest of its sizes. */
  homePicture: 60,
  /** Without the film, which comes later and not to everybody. */
  home: 330,
  film: 1_300,
};
