import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withDrawing } from "../scripts/house/draw.ts";
import { scratchDirectory } from "./support/scratch-directory.ts";

/** `importing file → imported file or package: the rule that forbids it`; of the floors, which make rules alike, some. */
const FORBIDDEN = [
  "app/panel/kit/a.ts → app/panel/data/b.ts: app/panel/kit/ imports downwards",
  "app/panel/frame/a.ts → app/routes/admin/b.ts: app/panel/panel.tsx imports downwards",
  "app/routes/a.ts → app/root.tsx: app/routes/ imports downwards",
  "app/settings.ts → app/text/b.ts: app/settings.ts imports downwards",
  "server/base/a.ts → server/pages/b.ts: server/base/ imports downwards",
  "app/attic/a.ts → app/text/b.ts: every file has a floor",
  "app/site/a.ts → @supabase/supabase-js: Supabase is reached through its doors",
  "app/panel/records/a.ts → @supabase/functions-js: Supabase is reached through its doors",
  "server/http/a.ts → @supabase/lite: Supabase is reached through its doors",
  "scripts/a.ts → @supabase/supabase-js: Supabase is reached through its doors",
  "app/routes/home/a.ts → app/panel/panel.tsx: only routes/admin loads the panel",
  "app/data/a.ts → app/panel/data/b.ts: only routes/admin loads the panel",
  "app/ui/a.ts → app/content/b.ts: ui knows nothing of the agency",
  "server/http/a.ts → app/settings.ts: the server knows the app as the built bundle and its lowest floors",
  "app/text/a.ts → ~/text/b.ts: Node reads the lowest floors as they are, without the alias",
  "app/data/a.ts → server/base/b.ts: the app does not know the server",
  "server/backend/web/a.ts → server/backend/child/b.ts: web and child meet in shared",
  "supabase/functions/contact/a.ts → app/text/b.ts: the functions are deployed alone",
];

const ALLOWED = [
  "app/data/a.ts → @supabase/supabase-js",
  "app/panel/data/a.ts → @supabase/supabase-js",
  "server/backend/child/a.ts → @supabase/lite",
  "supabase/functions/contact/a.ts → @supabase/supabase-js",
  "app/routes/admin/a.ts → app/panel/panel.tsx",
  "app/routes/home/a.ts → app/text/b.ts",
  "app/panel/records/posts/a.ts → app/panel/kit/ui/b.ts",
  "app/panel/records/posts/a.ts → app/site/post/b.ts",
  "server/backend/web/a.ts → server/backend/shared/b.ts",
  "server/http/a.ts → app/text/b.ts",
  "server/http/a.ts → app/picture-files/b.ts",
];

type Violation = { from: string; to: string; rule: string };

test("each rule refuses what it forbids, and nothing else", async () => {
  const cases = [...FORBIDDEN, ...ALLOWED].map(readCase);
  const files: Record<string, string[]> = {};
  for (const { from, to } of cases) {
    files[from] = [...(files[from] ?? []), to];
    if (!to.startsWith("@")) files[to.replace("~", "app")] ??= [];
  }
  const found = await violationsIn(files);

  for (const { from, to, rule } of cases) {
    const broken = found.filter((it) => it.from === from && it.to.includes(to.replace("~", "app")));
    expect({ from, to, rules: rulesOf(broken) }).toEqual({
      from,
      to,
      rules: rule ? expect.arrayContaining([rule]) : [],
    });
  }
});

test("circles are refused, those of types and of folders too, and so are orphans", async () => {
  const found = await violationsIn({
    "app/ui/a.ts": ["app/ui/b.ts"],
    "app/ui/b.ts": ["type app/ui/a.ts"],
    "app/text/one/a.ts": ["app/text/other/b.ts"],
    "app/text/other/b.ts": [],
    "app/text/other/c.ts": ["type app/text/one/d.ts"],
    "app/text/one/d.ts": [],
    "app/head/a.ts": [],
  });
  expect(found.filter(({ from }) => from.startsWith("app/ui"))).toEqual([
    { from: "app/ui/a.ts", to: "app/ui/b.ts", rule: "no circles" },
  ]);
  const folders = found.filter(({ from }) => from.startsWith("app/text"));
  expect(rulesOf(folders)).toEqual(["no circles of folders"]);
  expect(rulesOf(found.filter(({ from }) => from === "app/head/a.ts"))).toEqual(["no orphans"]);
});

test("no folder holds more than 25 files", () => {
  const files = globSync("{app,bench,scripts,server,supabase,tests}/**/*.*");
  const folders = Map.groupBy(files, dirname);
  expect(folders.size).toBeGreaterThan(100);
  const full = [...folders].filter(([, held]) => held.length > 25).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test("the drawing of the house is up to date", async () => {
  const page = await readFile("docs/architecture.md", "utf8");
  expect(page).toContain("flowchart");
  expect(page).toBe(withDrawing(page));
});

/** Each case has files of its own, but for those that have a name. */
function readCase(line: string, at: number): { from: string; to: string; rule?: string } {
  const [, from = "", to = "", rule] = /^(\S+) → ([^:]+)(?:: (.+))?$/.exec(line) ?? [];
  const own = (file: string) => file.replace(/\/([ab])\.ts$/, `/$1${at}.ts`);
  return { from: own(from), to: own(to), rule };
}

function rulesOf(violations: Violation[]): string[] {
  const rules = new Set(violations.map(({ rule }) => rule));
  return [...rules].sort();
}

/** What is wrong in a project of these files and imports. */
async function violationsIn(files: Record<string, string[]>): Promise<Violation[]> {
  const project = scratchDirectory(onTestFinished);
  for (const [file, imports] of Object.entries(files)) {
    await mkdir(join(project, dirname(file)), { recursive: true });
    await writeFile(join(project, file), imports.map((it) => importOf(it, file)).join("\n"));
  }
  for (const name of ["node_modules", "tsconfig.json"]) {
    await symlink(resolve(name), join(project, name));
  }
  return cruise(project);
}

function importOf(imported: string, by: string): string {
  const isType = imported.startsWith("type ");
  const file = imported.replace(/^type /, "");
  const path = /^[@~]/.test(file) ? file : `./${relative(dirname(by), file)}`;
  return `import ${isType ? "type " : ""}{ all } from "${path}";`;
}

function cruise(project: string): Promise<Violation[]> {
  const program = resolve("node_modules/.bin/depcruise");
  const config = resolve(".dependency-cruiser.mjs");
  return new Promise((done, fail) => {
    const args = ["--config", config, "--output-type", "json", "."];
    execFile(program, args, { cwd: project, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => {
      try {
        const { summary } = JSON.parse(stdout);
        done(summary.violations.map(readViolation));
      } catch (error) {
        fail(error);
      }
    });
  });
}

function readViolation({ from, to, rule }: { from: string; to: string; rule: { name: string } }) {
  return { from, to, rule: rule.name };
}
