import { plainGet } from "./raw-request.ts";

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

/** Bytes as the budgets count them. */
export function kilobytes(parts: { bytes: number }[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0) / 1_000;
}
