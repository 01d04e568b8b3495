import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Imports that the layout forbids, as `folder: what is imported from a file in it`. */
const FORBIDDEN = [
  // Supabase has one door.
  "app/routes/public: @supabase/supabase-js",
  "app: @supabase/functions-js",
  "app/components/ui: @supabase/supabase-js",
  "app/components/site: @supabase/supabase-js",
  "app/components/admin: @supabase/supabase-js",
  "app/content: @supabase/supabase-js",
  "app/lib: @supabase/supabase-js",
  "server: @supabase/supabase-js",
  "server: @supabase/lite",
  "scripts: @supabase/supabase-js",
  // Imports flow downwards.
  "app/components/ui: ~/routes/public/home.tsx",
  "app/components/ui: ~/components/site/header.tsx",
  "app/components/ui: ../site/header.tsx",
  "app/components/ui: ../admin/table.tsx",
  "app/components/ui: ~/content/agency.ts",
  "app/components/ui: ~/data/blog.server.ts",
  "app/components/site: ~/routes/public/home.tsx",
  "app/components/admin: ../../routes/admin/panel.tsx",
  "app/content: ~/components/ui/button.tsx",
  "app/content: ../data/types.ts",
  "app/lib: ~/routes/public/home.tsx",
  "app/data: ~/components/ui/button.tsx",
  // The server knows the app only as the built bundle.
  "server: ~/settings.ts",
  "server: ../app/settings.ts",
  "server/backend: ../../app/data/types.ts",
  // A function is deployed alone.
  "supabase/functions/send-contact-email: ../../../app/data/types.ts",
];

const ALLOWED = [
  "app/data: @supabase/supabase-js",
  "app/data: ~/lib/slug.ts",
  "server/backend: @supabase/lite",
  "supabase/functions/send-contact-email: @supabase/supabase-js",
  "app/routes/public: ~/components/site/header.tsx",
  "app/components/site: ~/components/ui/button.tsx",
  "app/components/ui: ~/lib/cx.ts",
];

test("the linter refuses the imports that the layout forbids, and no others", async () => {
  const cases = [...FORBIDDEN, ...ALLOWED];
  const project = await mkdtemp(join(tmpdir(), "import-rules-"));
  await copyFile("biome.json", join(project, "biome.json"));
  for (const [i, line] of cases.entries()) {
    const [folder = "", imported = ""] = line.split(": ");
    await mkdir(join(project, folder), { recursive: true });
    await writeFile(join(project, folder, `case-${i}.ts`), `import * as all from "${imported}";\n`);
  }
  const complaints = await lint(project);
  await rm(project, { recursive: true });

  const refused = cases.filter((_, i) => complaints.includes(`case-${i}.ts`));
  expect(refused).toEqual(FORBIDDEN);
});

function lint(project: string): Promise<string> {
  const biome = resolve("node_modules/.bin/biome");
  const args = [
    "lint",
    "--only=style/noRestrictedImports",
    "--max-diagnostics=none",
    "--vcs-enabled=false",
  ];
  return new Promise((done) => {
    execFile(biome, [...args, "--reporter=github"], { cwd: project }, (_, stdout) => done(stdout));
  });
}
