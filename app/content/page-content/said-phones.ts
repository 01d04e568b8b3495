import type { Doubt } from "~/site-texts/types.ts";
import { lastDigits } from "./readable-facts.ts";

const DIGITS = /[+(]{0,2}\d(?:[ ().-]{0,3}\d)*/g;
/** How people part the nine digits. */
const GROUPED = /^(?:9|333|2322|27|36|3222|234)$/;
const MOBILE = /^(?:45|5[01378]|6[069]|7[2389]|88)/;

/** What stands before a number says what it is: the last of these words counts. */
const NAMED =
  /(?<!\p{L})(?<call>tel|fax|faks|kom(?!\p{L})|komórk|sms|whatsapp|signal|infolini|(?:za|od)?dzwo|nume?r)|(?<other>nip|regon|krs|pesel|bdo|kont(?:o|a(?!k)|em)|rachun|zamówie|spraw|faktur|umow|polis|isbn|licencj)/giu;
const BEFORE = 40;
/** What is counted or paid is no telephone. */
const COUNTED =
  /^ ?(?:zł|pln|eur|€|\$|%|tys|mln|szt|os[óo]b|osob|ludzi|widz|wyświetl|odsłon|odtworze|subskry|obserw|użytk|klik|razy|godzin|minut|sekund|piksel)/i;

/** Telephones of nobody: `phones` are the last nine digits of those that there are. */
export function phonesIn(text: string, phones: readonly string[]): Doubt[] {
  return [...text.matchAll(DIGITS)].flatMap(({ 0: found, index }): Doubt[] => {
    const said = found.includes(")") ? found : found.replace("(", "");
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const after = text.slice(index + found.length, index + found.length + BEFORE);
    if (!isPhone(said, nameBefore(before), isAlone(text, index, found))) return [];
    if (COUNTED.test(after) || phones.includes(lastDigits(said))) return [];
    return [{ kind: "phone", said }];
  });
}

function nameBefore(before: string): "call" | "other" | null {
  const last = [...before.matchAll(NAMED)].at(-1)?.groups;
  if (!last) return null;
  return last.call ? "call" : "other";
}

/** Whether its line has numbers alone. */
function isAlone(text: string, index: number, found: string): boolean {
  const start = text.lastIndexOf("\n", index) + 1;
  const end = text.indexOf("\n", index + found.length);
  return !/\p{L}/u.test(text.slice(start, end === -1 ? undefined : end));
}

function isPhone(said: string, name: "call" | "other" | null, isAlone: boolean): boolean {
  if (name === "other") return false;
  const isAbroad = /^\(?(?:\+|00)/.test(said);
  const digits = said.replace(/\D/g, "").replace(/^00/, "");
  if (isAbroad && digits.startsWith("48")) return digits.length === 11;
  if (isAbroad) return digits.length >= 10 && digits.length <= 15;
  const groups = said.replace(/^\(?48\)?(?=\D)/, "").match(/\d+/g) ?? [];
  if (!GROUPED.test(groups.map(({ length }) => length).join(""))) return false;
  if (name === "call") return true;
  if (/^\(\d\d\)/.test(said)) return true;
  // Amounts are parted by spaces, and seldom stand alone in their line.
  return MOBILE.test(said) && !said.endsWith("000 000") && (isAlone || said.includes("-"));
}
