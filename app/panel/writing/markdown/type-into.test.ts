import { afterEach, expect, test, vi } from "vitest";
import { replacing } from "./text-edit.ts";
import { typeInto } from "./type-into.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How many of the line breaks at the end of an insertion each engine keeps. */
const engines = {
  Chromium: (breaks: number) => breaks,
  "WebKit, in the middle of a text": (breaks: number) => Math.max(0, breaks - 1),
  "WebKit, at the end of a text": (breaks: number) =>
    breaks < 3 ? Math.max(0, breaks - 1) : breaks - 2,
};

class Area extends EventTarget {
  value: string;
  selectionStart = 0;
  selectionEnd = 0;
  commands: string[] = [];
  steps: string[] = [];
  private kept: (breaks: number) => number;

  constructor(value: string, kept: (breaks: number) => number) {
    super();
    this.value = value;
    this.kept = kept;
  }

  focus() {}

  setSelectionRange(start: number, end: number) {
    [this.selectionStart, this.selectionEnd] = [start, end];
  }

  execCommand(command: string, _ui: boolean, given = ""): boolean {
    this.commands.push(command);
    if (command === "undo") {
      this.value = this.steps.pop() ?? this.value;
      return true;
    }
    const [, words = "", breaks = ""] = /^([\s\S]*?)(\n*)$/.exec(given) ?? [];
    const inserted =
      command === "insertHTML"
        ? words.replaceAll("&lt;", "<").replaceAll("&amp;", "&") +
          "\n".repeat(this.kept(breaks.length))
        : given;
    this.steps.push(this.value);
    this.value =
      this.value.slice(0, this.selectionStart) + inserted + this.value.slice(this.selectionEnd);
    return true;
  }
}

test.each(Object.entries(engines))("a long text is typed as one step in %s", (_name, kept) => {
  const lines = Array.from({ length: 400 }, (_, at) => `- punkt ${at} <b> & żółć`).join("\n");
  for (const end of ["", "\n", "\n\n"]) {
    const area = new Area("przed za", kept);
    vi.stubGlobal("document", {
      activeElement: area,
      execCommand: (...command: [string, boolean, string]) => area.execCommand(...command),
    });
    typeInto(area as unknown as HTMLTextAreaElement, replacing(5, 6, lines + end));
    expect(area.value).toBe(`przed${lines}${end}za`);
    expect(area.steps).toEqual(["przed za"]);
    expect(area.commands).not.toContain("insertText");
  }
});
