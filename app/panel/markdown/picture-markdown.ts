/** File names given by cameras and phones, which describe nothing. */
const CAMERA = /^(img|dsc|dscf|dji|pxl|mvi|gopr|image|obraz|zdjecie|screenshot|zrzut)?[\s\d()]*$/i;

/** An alt text to begin with. */
export function altFromFileName(name: string, fallback: string): string {
  const words = name
    .replace(/\.\w+$/, "")
    .replace(/[-_.]+/g, " ")
    .replace(/[[\]()\\`*!<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return CAMERA.test(words) ? fallback : words;
}

export function pictureMarkdown(alt: string, url: string): string {
  return `![${alt}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
}
