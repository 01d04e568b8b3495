/** A string in a value of `app/content` that a visitor reads, and where it stands. */
export type FoundText = {
  /** JSON pointer (RFC 6901). */
  pointer: string;
  /** The nearest name above: the items of `paragraphs` have that one. It decides how a text is typeset. */
  name: string;
  /** The lines of a headline are parted by `\n`. */
  value: string;
  set: (value: string) => void;
};

/** What programs read and no visitor does. */
const NO_TEXTS = new Set([
  "avif",
  "color",
  "end",
  "id",
  "image",
  "kind",
  "lang",
  "layout",
  "path",
  "shot",
  "slug",
  "src",
  "srcSet",
  "to",
]);

/** Names of pictures, addresses, places in a picture, days. */
const NO_TEXT = /^(?:[a-z]+(?:-[a-z]+)+|\/\S*|\d+% \d+%|\d{4}-\d{2}-\d{2})$/;

/** Facts and questions, which „Dane firmy” keeps: by file, and the beginning of the pointer. */
const FACTS: Readonly<Record<string, RegExp>> = {
  "agency/agency": /^\/agency\/(?:email|phone|location)$/,
  home: /^\/home\/faq\/items\//,
  "home-faq": /^\/homeFaq\/items\//,
  privacy: /^\/policyFacts\//,
  projects: /^\/portfolio\//,
};
/** Files of nothing but facts, or of what others say. */
export const NO_OWN_TEXTS =
  /^agency\/(?!agency$|services$)|^services\/all$|^settings\/menu-entries$|^sections\/own-pages$|^share-cards$|^site-map$/;
const QUESTIONS_OF_SERVICES = /^\/\w+\/faq\/items\//;

export function isFact(file: string, pointer: string): boolean {
  const facts = file.startsWith("services/") ? QUESTIONS_OF_SERVICES : FACTS[file];
  return NO_OWN_TEXTS.test(file) || Boolean(facts?.test(pointer));
}

/** The ids of the items of lists that are not in their original order. */
export type ListIds = ReadonlyMap<object, readonly string[]>;

/** Every text of the exports of a file, in the order in which it stands there. */
export function* textsIn(
  file: string,
  exports: object,
  ids: ListIds = new Map(),
): Generator<FoundText> {
  for (const text of walk(exports, "", "", ids)) if (!isFact(file, text.pointer)) yield text;
}

function* walk(holder: object, path: string, above: string, ids: ListIds): Generator<FoundText> {
  for (const [key, value] of Object.entries(holder)) {
    const name = Array.isArray(holder) ? above : key;
    const pointer = pointerOf(path, ids.get(holder)?.[Number(key)] ?? key);
    if (key === "title" && isLines(value)) {
      const set = (changed: string) => value.splice(0, value.length, ...changed.split("\n"));
      yield { pointer, name, value: value.join("\n"), set };
    } else if (value !== null && typeof value === "object") yield* walk(value, pointer, name, ids);
    else if (typeof value === "string" && path !== "" && !isForPrograms(name, value)) {
      yield { pointer, name, value, set: (changed) => Reflect.set(holder, key, changed) };
    }
  }
}

export function pointerOf(path: string, key: string): string {
  return `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** `name` is the nearest one above the string. */
export function isForPrograms(name: string, text: string): boolean {
  return NO_TEXTS.has(name) || !isText(text);
}

export function isText(value: string): boolean {
  return !NO_TEXT.test(value);
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}

/** The names of the facts that a text takes: `{website.small}`, `{count}`. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = ""]) => name);
}
