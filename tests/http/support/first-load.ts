import { plainGet } from "../../support/raw-request.ts";

export type LoadedScript = { path: string; bytes: number; code: string };

/** The JavaScript that a page names in its HTML, with the bytes that travel for it. */
export async function firstLoadScripts(site: string, path: string): Promise<LoadedScript[]> {
  const html = (await plainGet(site + path)).body.toString();
  const named = html.matchAll(/"(\/assets\/[^"\\]+\.js)"/g);
  const paths = new Set([...named].map(([, script = ""]) => script));
  return Promise.all(
    [...paths].map(async (script) => {
      const packed = await plainGet(site + script, { "Accept-Encoding": "br" });
      const plain = await plainGet(site + script);
      return { path: script, bytes: packed.body.length, code: plain.body.toString() };
    }),
  );
}

type Part = { path: string; bytes: number };

/** The other files that a phone fetches before its visitor moves: document, styles, fonts, first picture. */
export async function firstLoadRest(site: string, path: string) {
  const packed = async (address: string): Promise<Part> => {
    const answer = await plainGet(site + address, { "Accept-Encoding": "br" });
    return { path: address, bytes: answer.body.length };
  };
  const html = (await plainGet(site + path)).body.toString();
  const all = (pattern: RegExp) =>
    Promise.all([...html.matchAll(pattern)].map(([, address = ""]) => packed(address)));
  return {
    document: [await packed(path)],
    styles: await all(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g),
    fonts: await all(/<link[^>]+as="font"[^>]+href="([^"]+)"/g),
    /** The largest of its sizes. */
    picture: await all(/<link[^>]+as="image"[^>]+imageSrcSet="[^"]*?(\S+) \d+w"/g),
  };
}

/** Bytes as the budgets count them. */
export function kilobytes(parts: { bytes: number }[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0) / 1_000;
}
