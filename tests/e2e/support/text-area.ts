import type { Locator, Page } from "@playwright/test";

/** A paste as the browser reports it, with the forms that a program puts on the clipboard. */
export function paste(text: Locator, forms: Record<string, string>) {
  return text.evaluate((area, forms) => {
    const data = new DataTransfer();
    for (const [type, form] of Object.entries(forms)) data.setData(type, form);
    const init = { bubbles: true, cancelable: true, clipboardData: data };
    if (area.dispatchEvent(new ClipboardEvent("paste", init))) {
      document.execCommand("insertText", false, data.getData("text/plain"));
    }
  }, forms);
}

/** The text before the caret, the selected text, and the text behind it. */
export function caret(text: Locator) {
  return text.evaluate((area: HTMLTextAreaElement) => [
    area.value.slice(0, area.selectionStart),
    area.value.slice(area.selectionStart, area.selectionEnd),
    area.value.slice(area.selectionEnd),
  ]);
}

export function select(text: Locator, ...range: [from: number, to: number]) {
  return text.evaluate((it: HTMLTextAreaElement, range) => it.setSelectionRange(...range), range);
}

export async function press(page: Page, key: string, times: number) {
  for (let each = 0; each < times; each++) await page.keyboard.press(key);
}
