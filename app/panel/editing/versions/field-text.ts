import type { Publication } from "~/panel/data/publication.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { blocks, editor } from "~/panel/kit/words.ts";

export function fieldText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? editor.yes : editor.no;
  if (Array.isArray(value)) return value.map(fieldText).join("\n\n");
  if (isPublication(value)) return publicationText(value);
  if (isBlock(value)) {
    const kind = value.type === "image" ? blocks.image : blocks.text;
    return [`${kind}: ${value.content}`, value.caption].filter(Boolean).join("\n");
  }
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

/** Not a moment, a choice or another thing of one piece. */
export function isText(value: unknown): boolean {
  return typeof value === "string" || Array.isArray(value);
}

function publicationText(publication: Publication): string {
  if (publication.mode === "none") return editor.publication.none;
  const { mode, until } = publication;
  const begins = mode === "at" ? formatMoment(publication.at) : editor.publication.now;
  return until ? `${begins} – ${formatMoment(until)}` : begins;
}

function isPublication(value: unknown): value is Publication {
  return typeof value === "object" && value !== null && "mode" in value;
}

function isBlock(value: unknown): value is { type: string; content: string; caption?: string } {
  return typeof value === "object" && value !== null && "type" in value && "content" in value;
}

export function differingFields<Form extends object>(
  labels: Record<keyof Form, string>,
  one: Form,
  other: Form,
): (keyof Form)[] {
  const names: (keyof Form)[] = [];
  for (const name in labels) {
    if (fieldText(one[name]) !== fieldText(other[name])) names.push(name);
  }
  return names;
}

/** What the form holds after a version is restored; the fields `apart` stay as they are. */
export function restoredForm<Form extends object>(
  former: Form,
  current: Form,
  apart: readonly (keyof Form)[],
): Form {
  const form = { ...former };
  for (const field of apart) form[field] = current[field];
  return form;
}
