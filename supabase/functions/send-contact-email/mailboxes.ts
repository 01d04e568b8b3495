/** The parts of a list like `Biuro <a@b.pl>, "Nowak, Jan" <c@d.pl>`; a comma between quotes parts nothing. */
export function splitMailboxes(list: string): string[] {
  return [...`${list},`.matchAll(/((?:"[^"]*"|[^",])*),/g)].map(([, one = ""]) => one.trim());
}
