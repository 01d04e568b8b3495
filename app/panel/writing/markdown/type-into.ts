import { applied, movedPlace, type Selected, type TextEdit } from "./text-edit.ts";

export function selectedIn(area: HTMLTextAreaElement): Selected {
  return { value: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Edits the text as one step of the browser's undo, which only `execCommand` can reach. */
export function typeInto(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, text, select } = edit;
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  const typed = document.activeElement === area && type(area, edit);
  if (!typed) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

function type(area: HTMLTextAreaElement, edit: TextEdit): boolean {
  if (edit.text === "") return edit.from === edit.to || execute("delete");
  return typeLines(area, edit) || execute("insertText", edit.text);
}

/** What a browser may need behind the text: WebKit drops one or two line breaks at the end. */
const LINE_BREAKS = ["", "\n", "\n\n"];

/** insertText gets slower with each line: a thousand take ten seconds in Chromium, a hundred in WebKit. */
function typeLines(area: HTMLTextAreaElement, edit: TextEdit): boolean {
  if (edit.text.split("\n").length < 10) return false;
  const wanted = applied(area.value, edit);
  const escaped = edit.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  for (const more of edit.text.endsWith("\n") ? LINE_BREAKS : [""]) {
    if (!execute("insertHTML", escaped + more)) return false;
    if (area.value === wanted) {
      // Not every browser sends an input event for this command; a second one changes nothing.
      area.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }
    execute("undo");
    area.setSelectionRange(edit.from, edit.to);
  }
  return false;
}

function execute(command: "insertText" | "insertHTML" | "delete" | "undo", text?: string): boolean {
  return document.execCommand(command, false, text);
}

/** For text that comes late: only a caret that still waits at `place` goes behind it. */
export function typeLate(area: HTMLTextAreaElement, edit: TextEdit, place: number): void {
  const { start, end } = selectedIn(area);
  const focused = document.activeElement;
  const scrolled = scrolledBoxes(area);
  typeInto(area, edit);
  const grown = edit.text.length - (edit.to - edit.from);
  const moved = (at: number) => (at < edit.from ? at : Math.max(edit.from, at + grown));
  if (start !== end || start !== place) area.setSelectionRange(moved(start), moved(end));
  if (focused === area || !(focused instanceof HTMLElement)) return;
  for (const [box, top] of scrolled) box.scrollTop = top;
  focused.focus({ preventScroll: true });
}

function scrolledBoxes(area: HTMLElement): [Element, number][] {
  const boxes: [Element, number][] = [];
  for (let box: Element | null = area; box; box = box.parentElement) {
    if (box.scrollTop > 0) boxes.push([box, box.scrollTop]);
  }
  return boxes;
}

/** A range of the text that moves along when the text around it changes. */
export type Place = { start: number; end: number; value: string };

export function follow(place: Place, value: string): void {
  place.start = movedPlace(place.start, place.value, value);
  place.end = movedPlace(place.end, place.value, value);
  place.value = value;
}
