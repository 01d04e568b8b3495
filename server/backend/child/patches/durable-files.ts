import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite } from "@supabase/lite/pglite";

type OpenFile = { nfd?: number | null; node: object };
type NodeFiles = {
  realPath(node: object): string;
  stream_ops: { fsync?: (file: OpenFile) => number };
};
type EmscriptenModule = { FS: { filesystems: { NODEFS: NodeFiles } } };
type EmscriptenOptions = { preRun?: ((module: EmscriptenModule) => void)[] };

/** EIO of WASI. Postgres panics on it and recovers from its log at the next start. */
const inputOutputError = 29;

/** PGlite 0.4.5 has fsync off, so a power cut could lose an acknowledged row. */
export const durableFiles = {
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
    "-c",
    // The other methods are calls that Emscripten answers without doing anything.
    "wal_sync_method=fsync",
  ],
  extension: {
    name: "durable-files",
    setup: async (_: unknown, options: EmscriptenOptions) => ({
      emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), addSync] },
    }),
  },
};

function addSync({ FS }: EmscriptenModule): void {
  const { NODEFS } = FS.filesystems;
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (typeof nfd === "number") fsyncSync(nfd);
      else syncPath(NODEFS.realPath(node));
      return 0;
    } catch {
      return inputOutputError;
    }
  };
}

function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
