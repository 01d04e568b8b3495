import type { Note } from "../entry.ts";
import { type Fields, words } from "./front-matter.ts";
import { hasDate } from "./publication.ts";

export type Generator = "jekyll" | "hugo" | "other";
export type Kind = "post" | "draft" | Note;

/** Folders that only the top of a site has beside its texts. */
const beside =
  /^(node_modules|_site|public|dist|resources|themes|vendor|archetypes|layouts|templates|docs\/_build)$/;
const ofPosts = /^_?(posts?|blog|articles?|news|wpisy|artykuly|aktualnosci|entries|journal)$/i;
const pageLayouts =
  /^(page|pages|home|archives?|search|tags?|categor(y|ies)|404|error|landing|contact|about|redirect|sitemap)$/i;
const pageNames =
  /^(404|500|index|readme|license|changelog|contributing|code_of_conduct|about|contact|search|archives?|tags?|categories|o-nas|o-mnie|kontakt|szukaj|archiwum)$/i;

/** The generator by the files at the top of its folder. */
export function generatorOf(names: readonly string[], files: readonly string[]): Generator {
  if (names.some((name) => /^(_config\.(ya?ml|toml)|_posts|_drafts)$/.test(name))) return "jekyll";
  const isHugo = names.some((name) =>
    /^(hugo|config)\.(toml|ya?ml|json)$|^(archetypes|config)$/.test(name),
  );
  if (isHugo && names.includes("content")) return "hugo";
  return files.some((file) => /(^|\/)_posts\//.test(file)) ? "jekyll" : "other";
}

/** Whether the file is a post of the old site, as its generator decides it. */
export function kindOf(
  file: string,
  fields: Fields,
  { generator, day }: { generator: Generator; day: string },
): Kind {
  const folders = file.split("/").slice(0, -1);
  const whole = file.split("/").at(-1) ?? "";
  const name = whole.replace(/^index\..*$/, "index").replace(/\.\w+$/, "");
  const [top = ""] = folders;
  const part = { code: "part", detail: file } as const;
  const page = { code: "page", detail: file } as const;
  if (beside.test(top) || folders.some((one) => /^(node_modules|\..+)$/.test(one))) return part;
  if (/^_index(\.|$)/.test(whole)) return { code: "part", detail: "section of Hugo" };
  if (folders.includes("_drafts")) return "draft";
  if (folders.includes("_posts")) return "post";
  if (folders.some((one) => one.startsWith("_"))) return part;
  if (generator === "jekyll") return page;
  if (generator === "hugo" && top !== "content") return part;
  const layout = words(fields.layout) || words(fields.type);
  if (pageLayouts.test(layout.replace(/^.*\/|\.\w+$/g, ""))) return page;
  const isAlone = folders.length <= (generator === "hugo" ? 1 : 0);
  const isIndexOfTop = name === "index" && folders.length <= (/^(content|src)$/.test(top) ? 1 : 0);
  if (isIndexOfTop || (isAlone && pageNames.test(name) && !hasDate(fields))) return page;
  return day || hasDate(fields) || folders.some((one) => ofPosts.test(one)) ? "post" : page;
}
