/** Cameras, telephones and programs write these into file names, beside numbers: they describe nothing. */
const DEVICE =
  /^(img|dscf?|dji|pxl|mvi|gopr|images?|photo|foto|zdj[eę]cie|obraz|screen|shot|screenshot|zrzut|ekranu|whatsapp|signal|kopia|copy|edited|at|o)?$/iu;

export function altFromFileName(name: string, fallback: string): string {
  const words = name
    .replace(/\.\w+$/, "")
    .replace(/[-_.]+/g, " ")
    .replace(/[[\]()\\`*!<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const isDescription = words.split(" ").some((word) => !/\d/.test(word) && !DEVICE.test(word));
  return isDescription ? words : fallback;
}

export function pictureMarkdown(alt: string, url: string, title = ""): string {
  const address = /[\s()]/.test(url) ? `<${url}>` : url;
  return `![${alt}](${address}${title && ` "${title.replace(/["\\]/g, "\\$&")}"`})`;
}

/** Pictures of the library as paragraphs; they bring their descriptions, so these stay empty. */
export function libraryMarkdown(
  pictures: readonly { address: string; caption: string; author: string }[],
  credit: (author: string) => string,
): string {
  return pictures
    .map(({ address, caption, author }) =>
      pictureMarkdown("", address, [caption, author && credit(author)].filter(Boolean).join(", ")),
    )
    .join("\n\n");
}

export function addressesWithoutAlt(text: string, placeholder: string): string[] {
  const pictures = text.matchAll(/!\[((?:(?!!\[)[^\]])*)\]\(<?([^)\s>]+)/g);
  const bare = [...pictures].flatMap(([, alt = "", address = ""]) =>
    ["", placeholder].includes(alt.trim()) ? [address] : [],
  );
  return [...new Set(bare)];
}
