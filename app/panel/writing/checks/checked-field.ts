import { applied, replacing } from "~/panel/writing/markdown/text-edit.ts";
import { typeInto } from "~/panel/writing/markdown/type-into.ts";
import { parseMarkdown, rangeOf } from "~/text/markdown/parse-markdown.ts";
import type { Finding } from "./text-checks.ts";

export type CheckedText = { name: string; value: string };

/** Goes to a field of one line, and opens the part of the form that has it. */
export function showField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const part = field?.closest("details");
  if (part) part.open = true;
  field?.focus();
}

function fieldOf({ name }: CheckedText): Element | null {
  return document.querySelector(`[data-text="${CSS.escape(name)}"]`);
}

/** Selects a finding in its Markdown; in the visual editor the paragraph that it is in. */
export function showInField(text: CheckedText, { from, to }: Finding): void {
  const field = fieldOf(text);
  const area = field?.querySelector("textarea");
  if (area) {
    area.setSelectionRange(from, to);
    area.focus();
    return;
  }
  const editor = field?.querySelector<HTMLElement>("[role=textbox]");
  const at = parseMarkdown(text.value).children.findIndex((node) => rangeOf(node)[1] >= from);
  const block = editor?.children[at];
  if (!editor || !block) return;
  block.scrollIntoView({ block: "center" });
  editor.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(block);
}

/** Puts a finding right, as one step of the field's undo. */
export function putRight(
  text: CheckedText,
  { from, to, fix = "" }: Finding,
  onChange: (name: string, text: string) => void,
): void {
  const edit = replacing(from, to, fix);
  const area = fieldOf(text)?.querySelector("textarea");
  if (area) typeInto(area, edit);
  else onChange(text.name, applied(text.value, edit));
}
