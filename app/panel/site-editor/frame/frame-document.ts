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
[data-edit-shown] { visibility: visible !important; opacity: 1 !important; transform: none !important; }
@media (max-height: 20rem) {
  [data-edit-stop] { scroll-margin: 1rem 0; }
  .site-header:not(:has([data-edit-open])) { visibility: hidden; }
}
[data-edit-browse] [data-edit-stop], [data-edit-browse] [data-edit-lines] { cursor: auto; outline: none !important; }
</style>`;

/** The document of the frame: the page as visitors get it, without its scripts, with one outline. */
export function frameDocument(html: string): string {
  return html.replace("<head>", `<head>${policy}`).replace("</head>", `${looks}</head>`);
}
