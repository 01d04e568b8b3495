import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const folders = "app,assets,bench,deploy,docs,public,scripts,server,supabase,tests";
const files = globSync(["*", `{${folders}}/**`]);
const documents = files.filter((file) => /^(?!tests\/|docs\/licences).*\.md$/.test(file));
const INSIDE = new RegExp(`^(?:${folders.replaceAll(",", "|")})/[\\w.…*@/-]*$`);
const SOURCE = /^[\w.…*-][\w.…*/-]*\.(?:tsx?|css|sql|py|conf|service)$/;
// Not in the repository: made by the build and by the bench.
const MADE = /^(?:public\/share|bench\/results)$/;

/** Paths in backquotes, whole or without their beginning; `…` and `*` stand for a part of a name. */
function pathsIn(text: string): string[] {
  const quoted = text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g);
  return [...quoted]
    .map(([, words = ""]) => words)
    .filter((words) => (INSIDE.test(words) || SOURCE.test(words)) && !MADE.test(words));
}

function linksIn(text: string, document: string): string[] {
  const links = text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]*\.\w+)/g);
  return [...links].map(([, to = ""]) => join(dirname(document), to));
}

function exists(path: string): boolean {
  const name = path.replace(/^(?:\.\.?\/)+|\/$/g, "").replaceAll(/[.+]/g, "\\$&");
  const pattern = new RegExp(`(?:^|/)${name.replaceAll(/…|\*/g, "[^/]*")}(?:/|$)`);
  return files.some((file) => pattern.test(file));
}

test.each(documents)("every path that %s names is there", (document) => {
  const text = readFileSync(document, "utf8");
  const named = [...pathsIn(text), ...linksIn(text, document)];
  expect(named.filter((path) => !exists(path))).toEqual([]);
});
