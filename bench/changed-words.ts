import { z } from "zod";
import { databaseOf } from "../tests/support/demo-keys.ts";
import { type FetchedFile, fetchedFiles } from "../tests/support/page-bytes.ts";
import { signIn, writerEnv } from "../tests/support/signed-in.ts";
import { startSite } from "../tests/support/site.ts";
import { kilobytesAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";

const pages = ["/", "/o-nas", "/uslugi/produkcja-wideo", "/kontakt", "/polityka-prywatnosci"];

const answer = z.object({ texts: z.array(z.object({ id: z.string(), original: z.string() })) });

type Texts = Map<string, string>;

/** What a page weighs more when every sentence of it is another one of the same length. */
export async function measureChangedWords(): Promise<Figure[]> {
  const site = await startSite({ quiet: true, env: { ...writerEnv, SEED: "demo" } });
  const browser = await launchChromium();
  const weigh = async (path: string) => {
    const context = await browser.newContext();
    const files = await fetchedFiles(await context.newPage(), site.url + path);
    await context.close();
    return { html: kilobytesOf(files, "document"), scripts: kilobytesOf(files, "script") };
  };
  try {
    const before = new Map<string, { html: number; scripts: number }>();
    for (const path of pages) before.set(path, await weigh(path));
    await changeAll(site.url, await textsOf(site.url));
    // The first visitor; for those that follow, scripts and pages are compressed as well as those of the build.
    for (const path of pages) await weigh(path);
    const figures: Figure[] = [];
    for (const path of pages) {
      const after = await weigh(path);
      const { html, scripts } = before.get(path) ?? after;
      const { changedHtml, changedJavascript } = kilobytesAtMost;
      figures.push(
        {
          what: `${path}: HTML more`,
          value: after.html - html,
          unit: "kB",
          budget: { atMost: changedHtml },
        },
        {
          what: `${path}: JavaScript more`,
          value: after.scripts - scripts,
          unit: "kB",
          budget: { atMost: changedJavascript },
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function kilobytesOf(files: readonly FetchedFile[], type: string): number {
  return (
    files.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0) / 1_000
  );
}

async function textsOf(site: string): Promise<Texts> {
  const { apikey, token } = await signIn(site);
  const headers = { apikey, authorization: `Bearer ${token}` };
  const texts: Texts = new Map();
  for (const path of pages) {
    const page = await fetch(`${site}/admin/edited-page?path=${path}`, { headers });
    for (const { id, original } of answer.parse(await page.json()).texts) texts.set(id, original);
  }
  return texts;
}

async function changeAll(site: string, texts: Texts): Promise<void> {
  const documents: Record<string, Record<string, { value: string; was: string }>> = {};
  for (const [id, was] of texts) {
    const [file = "", pointer = ""] = id.split("#");
    documents[file] = { ...documents[file], [pointer]: { value: otherWords(was), was } };
  }
  const rows = Object.entries(documents).map(([file, value]) => ({ key: `texts/${file}`, value }));
  await databaseOf(site).from("page_content").insert(rows).throwOnError();
}

/** Other letters in the same places; names of facts stay. */
function otherWords(text: string): string {
  return text.replace(/\{[\w.]+\}|[a-z]/g, (found) => {
    const at = "aeiouknrstlmz".indexOf(found);
    return at < 0 ? found : ("eioautkrnzsml"[at] ?? found);
  });
}
