import { claimWords } from "~/panel/site-editor/claims/words.ts";
import { readClaimField } from "./claim-names.ts";
import type { FlatForm } from "./flat-form.ts";
import type { SubjectField, SubjectPart } from "./subject-parts.ts";

export function itemTitle(items: string | readonly string[], at: number): string {
  return typeof items === "string" ? `${items} ${at + 1}` : (items[at] ?? "");
}

/** What stands at this place of a form; the label of an item's field begins with its title. */
export function fieldAt(
  parts: readonly SubjectPart[],
  path: string,
): { field: SubjectField; label: string } | null {
  const [, name, at = "", rest] = /^(\w+)\.(\d+)\.(.+)$/.exec(path) ?? [];
  for (const { list, fields } of parts) {
    const isItem = list !== undefined && name === list.name;
    const field = fields.find((each) => each.name === (isItem ? rest : path));
    if (!field) continue;
    const before = isItem ? `${itemTitle(list.items, Number(at))}: ` : "";
    return { field, label: before + field.label };
  }
  return null;
}

/** By the paths of these forms, with those of sources and days. */
export function labelsOf(
  parts: readonly SubjectPart[],
  forms: readonly FlatForm[],
): Record<string, string> {
  const paths = new Set(forms.flatMap((form) => Object.keys(form)));
  const labels = [...paths].flatMap((path) => {
    const { field, part } = readClaimField(path);
    const found = fieldAt(parts, field);
    return found ? [[path, found.label + (part ? ` – ${claimWords[part]}` : "")] as const] : [];
  });
  return Object.fromEntries(labels);
}
