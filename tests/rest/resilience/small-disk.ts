import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { TestSite } from "../../support/site.ts";

/** Root mounts in a namespace of its own; other users first become root of one. */
const alone = ["unshare", ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]), "--mount"];

/** Whether this machine lets a test mount a disk where nobody else sees it. */
export function canMount(): boolean {
  const [program = "", ...args] = [...alone, "mount", "-t", "tmpfs", "none", "/mnt"];
  return spawnSync(program, args).status === 0;
}

/** Starts a site with its data on a disk of this size, which is gone with it. */
export function onDisk(mebibytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${mebibytes}m,mode=700 none "$DATA_DIR"`;
  return [...alone, "sh", "-c", `${mount} && exec "$@"`, "sh"];
}

/** Starts a site with its data directory as it is, but not to be written to. */
export const onReadOnlyDisk = [
  ...alone,
  "sh",
  "-c",
  'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR" && exec "$@"',
  "sh",
];

/** The disk of a running site, reached through /proc. */
export function diskOf({ process: { pid }, dataDir }: Pick<TestSite, "process" | "dataDir">) {
  const root = `/proc/${pid}/root${dataDir}`;
  const ballast = join(root, "ballast");
  const free = () => {
    const { bavail, bsize } = statfsSync(root);
    return bavail * bsize;
  };
  return {
    root,
    free,
    /** Fills it, until so many bytes are left. */
    fill(leave: number) {
      rmSync(ballast, { force: true });
      const file = openSync(ballast, "w");
      const page = Buffer.alloc(4_096);
      try {
        for (let left = free() - leave; left > 0; left -= page.length) writeSync(file, page);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        closeSync(file);
      }
    },
    /** Removes what `fill` wrote. */
    empty: () => rmSync(ballast, { force: true }),
  };
}
