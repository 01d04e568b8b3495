import { quoteWords } from "~/panel/site-editor/words.ts";

/** Nothing of the page runs, is sent or followed: the panel listens from outside. */
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

/** A phone with its keyboard leaves a strip of the page, which the sentence needs for itself. */
const looks = `<style>
[data-edit-stop] { cursor: text; scroll-margin: 6rem 0 3rem; pointer-events: auto !important; }
[data-edit-stop]:focus, [data-edit-stop][data-edit-over], [data-edit-stop][data-edit-open],
[data-edit-lines]:has(:focus, [data-edit-over], [data-edit-open]) {
  outline: 2px solid var(--color-accent) !important; outline-offset: 4px !important; border-radius: 2px;
}
[data-edit-stop][data-edit-over]:not(:focus, [data-edit-open]) { outline-style: dashed !important; }
[data-edit-lines]:has([data-edit-over]):not(:has(:focus, [data-edit-open])) { outline-style: dashed !important; }
[data-edit-lines] [data-edit-stop]:not(#none) { outline: none !important; }
[data-edit-stop][data-edit-empty] { display: inline-block; min-width: 6ch; min-height: 1lh; outline: 1px dashed var(--color-edge); }
[data-edit-list] {
  position: absolute; z-index: 1; padding: 0 6px; border-radius: 2px; background: var(--color-accent); color: var(--color-ink);
  font: 600 12px/24px system-ui, sans-serif; letter-spacing: 0; opacity: .85;
}
[data-edit-list]::after {
  position: absolute; top: 100%; left: 0; width: var(--list-width); height: var(--list-height);
  outline: 2px dashed var(--color-accent); outline-offset: 2px; pointer-events: none;
}
[data-edit-list]:is(:focus, [data-edit-over], [data-edit-open])::after { content: ""; }
[data-edit-list][hidden], [data-edit-browse] [data-edit-list] { display: none; }
.lazy-picture[data-edit-stop] { cursor: pointer; outline: none !important; }
.lazy-picture[data-edit-stop]:is(:focus, [data-edit-over], [data-edit-open])::after {
  content: ""; position: absolute; inset: 0; z-index: 1; border: 3px solid var(--color-accent); pointer-events: none;
}
.lazy-picture[data-edit-stop][data-edit-over]:not(:focus, [data-edit-open])::after { border-style: dashed; }
[data-edit-browse] .lazy-picture[data-edit-stop]::after { content: none !important; }
[data-edit-shown] { visibility: visible !important; opacity: 1 !important; transform: none !important; }
[data-consent=""]::after {
  content: "${quoteWords.badge}"; display: inline-block; margin-top: 16px; padding: 0 6px; border: 1px dashed var(--color-accent);
  font: 600 12px/24px system-ui, sans-serif;
}
@media (max-height: 20rem) {
  [data-edit-stop] { scroll-margin: 1rem 0; }
  .site-header:not(:has([data-edit-open])) { visibility: hidden; }
}
[data-edit-browse] [data-edit-stop], [data-edit-browse] [data-edit-lines] { cursor: auto; outline: none !important; }
</style>`;

/** The page made anew, in the frame that has it already: nothing blinks, and it stays where it was scrolled to. */
export function replacePage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  const { scrollLeft, scrollTop } = page.documentElement;
  for (const element of page.head.querySelectorAll("title,meta")) element.remove();
  page.head.append(...next.head.querySelectorAll("title,meta"));
  page.body.replaceWith(next.body);
  page.documentElement.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
}

/** The document of the frame: the page as visitors get it, without its scripts, with one outline. */
export function frameDocument(html: string): string {
  return html.replace("<head>", `<head>${policy}`).replace("</head>", `${looks}</head>`);
}
