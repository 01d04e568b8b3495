import { escaped } from "../html/html-text.ts";
import type { NoteCode } from "../notes.ts";
import { cardParts, type Part, recordOf, textOf } from "./cards.ts";

type ToNote = (code: NoteCode, detail: string) => void;

/** https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md */
export function mobiledocParts(json: string, note: ToNote): Part[] {
  const { markups, atoms, cards, sections } = recordOf(JSON.parse(json));
  const line = (markers: unknown) => lineOf(arrayOf(markers), arrayOf(markups), arrayOf(atoms));
  return arrayOf(sections).flatMap((section): Part[] => {
    const [kind, second, third] = arrayOf(section);
    if (kind === 1) {
      const tag = textOf(second).replace(/[^a-z0-9]/g, "") || "p";
      const name = tag === "aside" ? "blockquote" : tag;
      return [{ html: `<${name}>${line(third)}</${name}>` }];
    }
    if (kind === 2) return [{ html: `<img src="${escaped(textOf(second))}" alt="">` }];
    if (kind === 3) {
      const tag = second === "ol" ? "ol" : "ul";
      const items = arrayOf(third).map((item) => `<li>${line(item)}</li>`);
      return [{ html: `<${tag}>${items.join("")}</${tag}>` }];
    }
    const [name, payload] = arrayOf(arrayOf(cards)[Number(second)]);
    const parts = cardParts(textOf(name), recordOf(payload), note);
    if (!parts) note("card", `${textOf(name)} ${JSON.stringify(payload)}`.slice(0, 500));
    return parts ?? [];
  });
}

function lineOf(markers: unknown[], markups: unknown[], atoms: unknown[]): string {
  const open: string[] = [];
  let html = "";
  for (const marker of markers) {
    const [kind, opens, closes, value] = arrayOf(marker);
    for (const at of arrayOf(opens)) {
      const [tag, attributes] = arrayOf(markups[Number(at)]);
      const name = textOf(tag).replace(/[^a-z0-9]/gi, "") || "span";
      const given = arrayOf(attributes).map(textOf);
      const href = given[given.indexOf("href") + 1] ?? "";
      html += name === "a" ? `<a href="${escaped(href)}">` : `<${name}>`;
      open.push(name);
    }
    if (kind === 1) {
      const [name, text] = arrayOf(atoms[Number(value)]);
      html += name === "soft-return" ? "<br>" : escaped(textOf(text));
    } else html += escaped(textOf(value));
    const left = Math.min(Number(closes) || 0, open.length);
    for (const name of open.splice(open.length - left).reverse()) html += `</${name}>`;
  }
  return html;
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
