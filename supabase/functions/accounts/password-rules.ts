import { commonWords } from "./common-passwords.ts";
import { passwordRefusals as refusals } from "./messages.ts";

const fewest = 12;
/** Bytes that bcrypt reads of a password. */
const mostBytes = 72;
/** Characters that must be left beside sequences, and beside the parts of the address. */
const besideSequences = 4;
const besideAddress = 8;
/** So many common words in a row are still easily guessed. */
const mostWords = 3;

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
  "01234567890",
  "1234567890-=",
  "qwertyuiop[]",
  "qwertzuiop",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "1q2w3e4r5t6y7u8i9o0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "zaq12wsxcde34rfvbgt56yhn",
];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join("")]);

/** Why this must not be the password of this account, as a Polish sentence; null when it may. */
export function passwordProblem(password: string, email: string): string | null {
  const lower = password.normalize("NFC").toLowerCase();
  if ([...password].length < fewest) return refusals.short;
  if (new TextEncoder().encode(password).length > mostBytes) return refusals.long;
  // Nobody sees it, and half of all programs leave it out.
  if (password.trim() !== password) return refusals.space;
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(lower) || new Set(lower).size < 3) return refusals.repeated;
  if (withoutSequences(lower).length < besideSequences) return refusals.sequence;
  if (withoutAddress(lower, email.toLowerCase()).length < besideAddress) return refusals.address;
  return isCommon(lower) ? refusals.common : null;
}

/** What remains beside runs of three or more neighbours in the alphabet, in counting or on the keyboard. */
function withoutSequences(text: string): string {
  let rest = "";
  for (let at = 0; at < text.length; ) {
    let length = 0;
    while (sequences.some((row) => row.includes(text.slice(at, at + length + 1)))) {
      length++;
      if (at + length >= text.length) break;
    }
    if (length < 3) rest += text.slice(at, at + 1);
    at += length < 3 ? 1 : length;
  }
  return rest;
}

/** Without the address, its name and its domain. */
function withoutAddress(text: string, email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const parts = [email, name, domain, ...domain.split("."), ...name.split(/[^\p{L}\p{N}]+/u)];
  let rest = text;
  for (const part of parts.filter(({ length }) => length > 2)) rest = rest.replaceAll(part, "");
  return rest;
}

const lookAlikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Whether the letters, read plainly or with digits in their place, are a few common words and nothing else. */
function isCommon(text: string): boolean {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
  const core = plain.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, "");
  const guessed = core.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign);
  return [plain, guessed].some((reading) => {
    const letters = reading.replace(/[^a-z]/g, "");
    return letters !== "" && letters.length > text.length / 3 && isMadeOfWords(letters);
  });
}

function isMadeOfWords(letters: string): boolean {
  const once = letters.replace(/^(.+?)\1+$/, "$1");
  /** How many words at least are before each place. */
  const words = [0];
  for (let start = 0; start < once.length; start++) {
    const before = words[start];
    for (let end = start + 2; before !== undefined && end <= once.length; end++) {
      if (!commonWords.has(once.slice(start, end))) continue;
      words[end] = Math.min(words[end] ?? Number.POSITIVE_INFINITY, before + 1);
    }
  }
  return (words[once.length] ?? Number.POSITIVE_INFINITY) <= mostWords;
}
