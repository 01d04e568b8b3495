/** Splits a list like `Biuro <a@b.pl>, "Nowak, Jan" <c@d.pl>` at the commas outside quotes. */
export function splitMailboxes(list: string): string[] {
  return [...`${list},`.matchAll(/((?:"[^"]*"|[^",])*),/g)].map(([, one = ""]) => one.trim());
}
