/** As `toWellFormed`, which Chrome 109 and Firefox 115 lack: browsers load this, too. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
