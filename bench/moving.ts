import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { databaseOf } from "../tests/support/demo-keys.ts";
import { writerEnv } from "../tests/support/signed-in.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { movingAtMost } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { writeOldSite } from "./old-site.ts";
import { childrenOf, cpuOf, memoryOf } from "./processes.ts";

const [posts, pictures] = (process.env.BENCH_MOVING ?? "2000,3000").split(",").map(Number) as [
  number,
  number,
];
const LOOKED_EVERY_MS = 250;

/** A large old site that comes along, a second time, and all of it taken out again. */
export async function measureMoving(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const site = await startSite({ env: writerEnv, quiet: true });
  try {
    const { file, uploads } = await writeOldSite(folder, posts, pictures);
    const archive = join(folder, "content.zip");
    const brought = await run(site, "import", [file, `--uploads=${uploads}`]);
    await expectRows(site);
    const again = await run(site, "import", [file, `--uploads=${uploads}`]);
    await expectRows(site);
    const taken = await run(site, "export", [archive]);
    const megabytes = (await stat(archive)).size / 1e6;
    const young = await startSite({ env: writerEnv, quiet: true });
    const back = await run(young, "import", [archive]).finally(() => expectRows(young));
    await young.stop();
    return [
      ...figuresOf(`import of ${posts} posts and ${pictures} pictures`, brought),
      ...figuresOf("the same import again", again),
      ...figuresOf(`export of the same, ${megabytes.toFixed(0)} MB`, taken),
      ...figuresOf("import of that archive", back),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

type Ran = { seconds: number; cpu: number; peak: number; sitePeak: number };

/** The program beside the running site, as an operator starts it, with the most memory that each took. */
async function run(site: TestSite, program: string, args: string[]): Promise<Ran> {
  const began = performance.now();
  const { PATH, HOME, TMPDIR } = process.env;
  // As npm runs it, its settings for memory included.
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const child = spawn("sh", ["-c", `${scripts[program]} "$@"`, "sh", ...args], {
    env: {
      PATH: `${dirname(process.execPath)}:${PATH}`,
      HOME,
      TMPDIR,
      ...writerEnv,
      DATA_DIR: site.dataDir,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let [peak, cpu] = [0, 0];
  const look = setInterval(() => {
    const pid = child.pid ?? 0;
    try {
      // No number of one that has just ended.
      peak = Math.max(peak, memoryOf(pid).peak || 0);
      // The shell that npm starts may stay above the program.
      cpu = [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuOf(one), 0);
    } catch {
      // Its place is gone already.
    }
  }, LOOKED_EVERY_MS);
  const [code, signal] = await once(child, "close");
  clearInterval(look);
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}`);
  const sitePeak = memoryOf(site.process.pid ?? 0).peak;
  return { seconds: (performance.now() - began) / 1_000, cpu, peak, sitePeak };
}

async function expectRows({ url }: TestSite): Promise<void> {
  const count = async (table: string) => {
    const asked = databaseOf(url).from(table).select("*", { count: "exact", head: true });
    return (await asked.throwOnError()).count;
  };
  const found = [await count("blog_posts"), await count("media_files")];
  if (found[0] !== posts || found[1] !== pictures) {
    throw new Error(`There are ${found.join(" posts and ")} pictures.`);
  }
}

function figuresOf(what: string, { seconds, cpu, peak, sitePeak }: Ran): Figure[] {
  const { seconds: longest, megabytes } = movingAtMost;
  return [
    { what, value: seconds, unit: "s", budget: { atMost: longest } },
    { what: `${what}: processor time`, value: cpu, unit: "s" },
    { what: `${what}: memory, peak`, value: peak, unit: "MB", budget: { atMost: megabytes } },
    { what: `${what}: memory of the site, peak`, value: sitePeak, unit: "MB" },
  ];
}
