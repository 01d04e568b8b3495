import { createReadStream } from "node:fs";

/** The members that are kept are in memory as a whole. A site with 100,000 pictures stays below this. */
const MOST_CHARACTERS = 64 * 1024 ** 2;

export class TooMuchKept extends Error {}

/**
 * Reads a file with one JSON object and returns the JSON of that object with the wanted members only. The others are
 * skipped piece by piece and are never in memory as a whole. A file that is not JSON gives a text that is not JSON.
 */
export async function readMembers(
  file: string,
  wanted: readonly string[],
  most = MOST_CHARACTERS,
): Promise<string> {
  const kept: string[] = [];
  let length = 0;
  let member = "";
  let isSkipped = false;
  const endMember = () => {
    if (!isSkipped) kept.push(member);
    member = "";
    isSkipped = false;
  };
  let [depth, isInText, isEscaped] = [0, false, false];
  for await (const chunk of createReadStream(file, { encoding: "utf8", highWaterMark: 1 << 18 })) {
    const text = String(chunk);
    // The start of the text that is not added to the member yet.
    let from = 0;
    const add = (to: number) => {
      if (!isSkipped) {
        member += text.slice(from, to);
        length += to - from;
      }
      if (length > most) throw new TooMuchKept();
      from = to;
    };
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) isInText = false;
      } else if (sign === QUOTE) isInText = true;
      else if (sign === COLON && depth === 1) {
        add(at + 1);
        isSkipped = !wanted.includes(nameOf(member));
      } else if (sign === COMMA && depth === 1) {
        add(at);
        from = at + 1;
        endMember();
      } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
        if (depth++ === 0) from = at + 1;
      } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
        if (--depth !== 0) continue;
        add(at);
        from = text.length;
        endMember();
      }
    }
    add(text.length);
  }
  return `{${kept.join(",")}}`;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];

/** The name in `"name":`. */
function nameOf(start: string): string {
  try {
    return String(JSON.parse(start.slice(0, -1)));
  } catch {
    return "";
  }
}
