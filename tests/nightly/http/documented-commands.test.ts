import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { attachment, item, wxr } from "../../transfer/wordpress.ts";

/** Each command of these documents runs in a fresh clone, from top to bottom. */
const documents = ["README.md", "CONTRIBUTING.md", "docs/operating.md"];

/** What needs another machine, root, a service elsewhere or a second factor, or is run besides: the suites and the bench. */
const elsewhere =
  /^(?:\w+=\S+ )*(?:npm test|npm run (?:test|bench|admin -- reset-factor)|npm ci --omit|npx supabase|docker|sudo|useradd|systemctl|certbot|install|cp deploy|rsync|psql|git clone|cd \/srv)|^npm ci && npm (?:test|run build)$|SUPABASE_URL=…/;
const servers = /npm (?:start|run dev)$/;
const isListening = /Its panel|"event":"listening"|Local:\s+http/;

const commands = documents.flatMap((name) => {
  const text = readFileSync(name, "utf8").replaceAll("\\\n", " ");
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)];
  const lines = blocks.flatMap(([, block = ""]) => block.split("\n"));
  return lines.map((line) => line.replace(/\s+#.*/, "").trim()).filter(Boolean);
});
const local = [...new Set(commands)].filter((command) => !elsewhere.test(command));

const clone = join(scratchDirectory(afterAll), "clone");
/** Without what belongs to the test runner; a registry or proxy of this machine stays. */
const ours = Object.entries(process.env).filter(
  ([name]) => !/^(?:NODE_ENV|VITEST|TEST_|CI$)/.test(name),
);
const site = { DATA_DIR: join(clone, ".data"), SEED: "none", PORT: "0" };

beforeAll(async () => {
  await ended("git", ["clone", "--quiet", "--no-hardlinks", ".", clone], ".");
  await ended("npm", ["ci"], clone);
  mkdirSync(join(clone, "wp-content/uploads"), { recursive: true });
  mkdirSync(join(clone, "backup"));
  writeFileSync(
    join(clone, "export.xml"),
    wxr([item({ id: 1, title: "Jedyny" }), attachment(2, "2019/05/a.jpg", "Plan")]),
  );
}, 600_000);

test("the documents hold commands that can be tried here", () => {
  expect(local).toContain("npm ci && npm start");
  expect(local.length).toBeGreaterThan(15);
});

test.each(local)(
  "%s",
  async (command) => {
    // Packages are there; the archive is the one that was made above; paths of a server lie in the clone.
    const here = command
      .replace(/^npm ci && /, "")
      .replaceAll("/srv/backup/kadr-2026-11-20-1430.tar.gz", "backup/kadr-*.tar.gz")
      .replaceAll("/srv/backup", "backup")
      .replaceAll("/var/lib/kadr-new", join(clone, ".data-restored"));
    if (servers.test(here)) await serves(here);
    else await ended("sh", ["-c", here], clone);
  },
  600_000,
);

/** Resolves when the program ended without a mistake. */
async function ended(program: string, args: string[], cwd: string): Promise<void> {
  const run = spawn(program, args, { cwd, env: { ...Object.fromEntries(ours), ...site } });
  let said = "";
  for (const stream of [run.stdout, run.stderr]) {
    stream.on("data", (text) => {
      said += text;
    });
  }
  const [code] = await once(run, "close");
  expect(code, said).toBe(0);
}

/** Resolves when the server has said where it listens, and has ended. */
async function serves(command: string): Promise<void> {
  const run = spawn("sh", ["-c", command], {
    cwd: clone,
    detached: true,
    env: { ...Object.fromEntries(ours), ...site },
  });
  try {
    let said = "";
    for await (const text of run.stdout.iterator({ destroyOnReturn: false })) {
      said += text;
      if (isListening.test(said)) break;
    }
    expect(said).toMatch(isListening);
    process.kill(-Number(run.pid), "SIGTERM");
    run.stdout.resume();
    await once(run, "close");
  } finally {
    try {
      process.kill(-Number(run.pid), "SIGKILL");
    } catch {} // all processes have ended
  }
}
