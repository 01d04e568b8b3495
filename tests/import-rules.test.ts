import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Imports that the layout forbids, as `folder: what is imported from a file in it`. */
const FORBIDDEN = [
  // Supabase has two doors.
  "app/routes/home: @supabase/supabase-js",
  "app: @supabase/functions-js",
  "app/ui: @supabase/supabase-js",
  "app/site: @supabase/supabase-js",
  "app/panel/editor: @supabase/supabase-js",
  "app/content: @supabase/supabase-js",
  "app/text: @supabase/supabase-js",
  "server: @supabase/supabase-js",
  "server: @supabase/lite",
  "scripts: @supabase/supabase-js",
  // Only the routes of the panel load the panel.
  "app: ~/panel/panel.tsx",
  "app/routes/home: ~/panel/panel.tsx",
  "app/routes/blog: ../../panel/panel.tsx",
  "app/site/post: ~/panel/ui/modal.tsx",
  "app/data: ~/panel/data/client.ts",
  // Imports flow downwards.
  "app/panel/editor: ~/routes/admin/panel.tsx",
  "app/panel/data: ~/site/logo.tsx",
  "app/site: ~/routes/home/home.tsx",
  "app/first-load: ~/site/list-page.tsx",
  "app/head: ~/routes/home/home.tsx",
  "app/data: ~/head/seo.ts",
  "app/ui: ~/data/blog.server.ts",
  "app/ui: ../site/list-page.tsx",
  "app/ui: ~/content/agency.ts",
  "app/content: ~/ui/button.tsx",
  "app/content: ../data/types.ts",
  "app/text: ~/content/agency.ts",
  // The server knows the app only as the built bundle.
  "server: ~/settings.ts",
  "server: ../app/settings.ts",
  "server/backend: ../../app/data/types.ts",
  // The two processes of the embedded backend share code only through backend/shared.
  "server/backend/web: ../child/database.ts",
  "server/backend/child: ../web/start.ts",
  "server/backend/child/setup: ../../web/start.ts",
  "server/backend/shared: ../web/start.ts",
  "server/backend/shared: ../child/database.ts",
  // A function is deployed alone.
  "supabase/functions/send-contact-email: ../../../app/data/types.ts",
];

const ALLOWED = [
  "app/data: @supabase/supabase-js",
  "app/panel/data: @supabase/supabase-js",
  "app/data: ~/text/slug.ts",
  "server/backend: @supabase/lite",
  "server/backend/child: @supabase/lite",
  "server/backend/web: ../shared/keys.ts",
  "supabase/functions/send-contact-email: @supabase/supabase-js",
  "app/routes/home: ~/site/list-page.tsx",
  "app/routes/admin: ~/panel/panel.tsx",
  "app/panel/list: ~/panel/ui/modal.tsx",
  "app/panel/posts: ~/site/post/blog-card.tsx",
  "app/site: ~/ui/button.tsx",
  "app/ui: ~/text/warsaw-day.ts",
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
