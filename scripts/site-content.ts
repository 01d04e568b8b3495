import { globSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build, type Plugin, runnerImport } from "vite";
import { SECTIONS, TEMPLATE } from "../app/site-texts/own-documents.ts";

const CONTENT = resolve("app/content");
const SAMPLE = resolve("app/text/sample.ts");
const ENTRY = "virtual:content-files";
const EVALUATE = "virtual:site-content";

/** Files of `app/content` that hold rules and shapes, and nothing that a visitor reads. */
const CODE =
  /\.test\.ts$|^page-content\/|^retention\.ts$|^(?:sections|services)\/types\.ts$|^agency\/(?:invalid|service-address|shapes|shown|with-prices)\.ts$/;

/**
 * Owners change the words of `app/content` while the site runs (`app/site-texts`), so the build keeps them replaceable.
 *
 * For browsers a file becomes its finished data: sentences are typeset once, and each export is one `JSON.parse`, which
 * the server finds again (`server/http/changed-files.ts`). For the server all files become one function, which can be
 * called again with other words: what one file takes from another follows by itself.
 */
export function siteContent(): Plugin[] {
  return [
    {
      name: "finished-content",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      async transform(_, id) {
        if (!fileOf(id)) return null;
        const module = await exportsOf(id);
        if (!Object.values(module).every(isData)) return null;
        const lines = Object.entries(module).map(
          ([name, value]) => `export const ${name} = ${finished(value)};`,
        );
        return { code: lines.join("\n"), map: null };
      },
    },
    {
      // In development files can change at any time, so they stay as they are, beside the words that a page brings along.
      name: "content-in-development",
      apply: "serve",
      enforce: "pre",
      applyToEnvironment: ({ name }) => name === "client",
      transform(code, id) {
        const file = fileOf(id);
        const names = file ? namesIn(code, "const") : [];
        if (names.length === 0) return null;
        const own = names.map((name) => {
          const value = `globalThis.siteWords?.[${JSON.stringify(`${file} ${name}`)}]`;
          return `const __own_${name} = ${value} ?? ${name};\nexport { __own_${name} as ${name} };`;
        });
        const plain = code.replace(/^export const (?=\w)/gm, "const ");
        return { code: [plain, ...own].join("\n"), map: null };
      },
    },
    {
      name: "changeable-content",
      applyToEnvironment: ({ name }) => name === "ssr",
      resolveId: (id) => (id === EVALUATE ? `\0${EVALUATE}` : null),
      async load(id) {
        if (id !== `\0${EVALUATE}`) return null;
        for (const file of contentFiles()) this.addWatchFile(resolve(CONTENT, `${file}.ts`));
        return `export function evaluate(__putIn, __sample = (value) => value) {\n${await allContent()}\nreturn content.files;\n}`;
      },
      // Before types are taken out: the imports of a file go, too.
      enforce: "pre",
      transform(code, id) {
        const file = fileOf(id);
        if (!file) return null;
        const names = namesIn(code);
        const lines = names.map(
          (name) => `export const ${name} = live(${JSON.stringify(file)}, "${name}");`,
        );
        return {
          code: [`import { live } from "~/site-texts/live.server.ts";`, ...lines].join("\n"),
          map: null,
        };
      },
    },
  ];
}

/** `services/podcast`, when the file holds words. */
function fileOf(id: string): string | null {
  const path = relative(CONTENT, id);
  return path.startsWith("..") || !path.endsWith(".ts") || CODE.test(path)
    ? null
    : path.slice(0, -".ts".length);
}

function namesIn(code: string, kinds = "const|function"): string[] {
  return [...code.matchAll(new RegExp(`^export (?:${kinds}) (\\w+)`, "gm"))].map(
    ([, name = ""]) => name,
  );
}

async function exportsOf(id: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(id, {
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  return module;
}

/** Texts of all others may take the agency's name, and pages are added from these two before others show them. */
const FIRST = ["agency/agency", SECTIONS, TEMPLATE];
const placeOf = (file: string) => (FIRST.includes(file) ? FIRST.indexOf(file) : FIRST.length);

function contentFiles(): string[] {
  return globSync("**/*.ts", { cwd: CONTENT })
    .map((path) => fileOf(resolve(CONTENT, path)))
    .filter((file) => file !== null);
}

/** A script that sets `content.files`: the exports of each file, after `__putIn(file, exports)` of those that they import. */
async function allContent(): Promise<string> {
  const files = contentFiles()
    .sort()
    .sort((one, other) => placeOf(one) - placeOf(other));
  const plugin: Plugin = {
    name: "content-files",
    enforce: "pre",
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load(id) {
      if (id !== `\0${ENTRY}`) return null;
      const imports = files.map((file, at) => `import * as m${at} from "${CONTENT}/${file}.ts";`);
      const entries = files.map((file, at) => `${JSON.stringify(file)}: { ...m${at} }`);
      return `${imports.join("\n")}\nexport const files = { ${entries.join(", ")} };`;
    },
    transform(code, id) {
      if (id === SAMPLE) {
        return { code: "export const sample = (...given) => __sample(...given);", map: null };
      }
      const file = fileOf(id);
      if (!file) return null;
      const data = namesIn(code, "const");
      return {
        code: `${code}\n__putIn(${JSON.stringify(file)}, { ${data.join(", ")} });`,
        map: null,
      };
    },
  };
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: "strict",
        output: { format: "iife", name: "content" },
      },
    },
  });
  if (!("output" in built)) throw new Error("The content was built in an unexpected way.");
  return built.output[0].code;
}

/** The minifier leaves the call alone, and an unused export can go. */
function finished(value: unknown): string {
  const json = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return json;
  return `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
}

function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isData);
}
