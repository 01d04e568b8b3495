/** Names that cameras and phones give: they describe nothing. */
const CAMERA = /^(img|dsc|dscf|dji|pxl|mvi|gopr|image|obraz|zdjecie|screenshot|zrzut)?[\s\d()]*$/i;

/** A first alt text from a file's name; `fallback` for names that say nothing. */
export function altFromFileName(name: string, fallback: string): string {
  const words = name
    .replace(/\.\w+$/, "")
    .replace(/[-_.]+/g, " ")
    .replace(/[[\]()\\`*!<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return CAMERA.test(words) ? fallback : words;
}

/** Markdown that shows a picture; an address with spaces or parentheses stays one address. */
export function pictureMarkdown(alt: string, url: string): string {
  return `![${alt}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
}
