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
const NO_OWN_TEXTS = /^agency\/(?!agency$|services$)|^services\/all$|^share-cards$|^site-map$/;
const QUESTIONS_OF_SERVICES = /^\/\w+\/faq\/items\//;

/** Every text of the exports of a file, in the order in which it stands there. */
export function* textsIn(file: string, exports: object): Generator<FoundText> {
  if (NO_OWN_TEXTS.test(file)) return;
  const facts = file.startsWith("services/") ? QUESTIONS_OF_SERVICES : FACTS[file];
  for (const text of walk(exports, "", "")) if (!facts?.test(text.pointer)) yield text;
}

function* walk(holder: object, path: string, above: string): Generator<FoundText> {
  for (const [key, value] of Object.entries(holder)) {
    const name = Array.isArray(holder) ? above : key;
    const pointer = `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (key === "title" && isLines(value)) {
      const set = (changed: string) => value.splice(0, value.length, ...changed.split("\n"));
      yield { pointer, name, value: value.join("\n"), set };
    } else if (value !== null && typeof value === "object") yield* walk(value, pointer, name);
    else if (typeof value === "string" && path !== "" && !NO_TEXTS.has(name)) {
      if (NO_TEXT.test(value)) continue;
      yield { pointer, name, value, set: (changed) => Reflect.set(holder, key, changed) };
    }
  }
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}

/** The names of the facts that a text takes: `{website.small}`, `{count}`. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = ""]) => name);
}
