import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * v2.188.0 of 19 March 2026. Go wants it by date and commit, since the module's path names no major version; later ones
 * replace a package by a folder that the module does not contain.
 */
const version = "v0.0.0-20260319152552-31cba9a7b5ec";
const source = `github.com/supabase/auth@${version}`;

export type BuiltAuth = { program: string } | { missing: string };

/** Builds github.com/supabase/auth once, from Go's module proxy. Fails only when there is all it needs. */
export async function buildSupabaseAuth(): Promise<BuiltAuth> {
  const directory = resolve(".cache/supabase-auth", version);
  const program = join(directory, "auth");
  if (existsSync(program)) return { program };
  const go = await run(["env", "GOVERSION"]);
  if (!go) return { missing: "Go is not installed" };
  const minor = Number(/^go1\.(\d+)/.exec(go.said)?.[1]);
  // Since then Go fetches the compiler that a module asks for.
  if (!(minor >= 21)) return { missing: `it needs Go 1.21, and this is ${go.said}` };
  const download = await run(["mod", "download", "-json", source]);
  const told = (name: string) =>
    new RegExp(`"${name}": "([^"\\\\]*)`).exec(download?.said ?? "")?.[1] ?? "";
  if (!download?.ok) return { missing: `Go could not download it: ${told("Error")}` };
  // And what it is built from: a proxy may have only some of it.
  const packages = await run(["list", "-C", told("Dir"), "-deps", "."]);
  if (!packages?.ok) {
    return { missing: `Go could not download what it needs: ${packages?.said.split("\n").at(-1)}` };
  }
  await mkdir(directory, { recursive: true });
  const built = await run(["build", "-C", told("Dir"), "-o", program, "."], { CGO_ENABLED: "0" });
  if (!built?.ok) throw new Error(`go build of ${source}:\n${built?.said}`);
  return { program };
}

/** Null when there is no Go. */
function run(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; said: string } | null> {
  const options = { env: { ...process.env, ...env }, maxBuffer: 100_000_000 };
  return new Promise((resolve) => {
    execFile("go", args, options, (error, out, err) => {
      if (error?.code === "ENOENT") resolve(null);
      else resolve({ ok: error === null, said: `${out}${err}`.trim() });
    });
  });
}
