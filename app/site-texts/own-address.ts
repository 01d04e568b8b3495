import type { OwnKind } from "./own-documents.ts";

const PART = "[a-z0-9]+(?:-[a-z0-9]+)*";
const ADDRESS: Readonly<Record<OwnKind, RegExp>> = {
  service: new RegExp(`^/uslugi/${PART}$`),
  page: new RegExp(`^/${PART}(?:/${PART})?$`),
};
const LONGEST = 80;

/** Of the panel, of files, of the server's interfaces, of lists whose addresses come from records, and the pages of the code. */
const RESERVED =
  /^\/(?:(?:admin|podglad|odpowiedziano|healthz|readyz|rest|auth|storage|functions|assets|clients|icons|images|share|videos|lista|wszystkie|szukaj|blog|case-studies|uslugi|404)(?:\/|$)|(?:o-nas|projekty|kontakt|kontakt\/wyslano|polityka-prywatnosci)$)/;

/** Why an added service or page cannot stand at this address, as far as the code knows; null when it can. */
export function addressProblem(kind: OwnKind, path: string): "shape" | "reserved" | null {
  if (kind === "page" && RESERVED.test(path)) return "reserved";
  return path.length <= LONGEST && ADDRESS[kind].test(path) ? null : "shape";
}

export function isOwnAddress(kind: OwnKind, path: string): boolean {
  return addressProblem(kind, path) === null;
}
