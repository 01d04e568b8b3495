const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]|\p{Noncharacter_Code_Point}/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Readers of RSS take a description for HTML, so a text is escaped as such before it is as XML. */
export function htmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

type Child = string | false;

export function element(name: string, ...children: Child[]): string {
  return `<${name}>${children.filter(Boolean).join("")}</${name}>`;
}

export function xmlResponse(type: string, root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}
