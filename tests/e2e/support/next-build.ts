import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The hash that Vite puts into the name of a script or style sheet. */
const HASHED = /-([\w-]{8})\.(?:js|css)$/;

/**
 * The next deployment, without building: a copy of this build in which every script and style sheet
 * has another name, wherever it is named. `through` starts a site in it.
 */
export async function makeNextBuild() {
  const folder = await mkdtemp(join(tmpdir(), "next-build-"));
  await cp("build", join(folder, "build"), { recursive: true });
  for (const shared of ["server", "supabase", "node_modules", "package.json"]) {
    await symlink(resolve(shared), join(folder, shared));
  }
  const assets = join(folder, "build/client/assets");
  const names = await readdir(assets);
  const texts = names.filter((name) => HASHED.test(name));
  const hashes = new Set(texts.map((name) => HASHED.exec(name)?.[1] ?? ""));
  const named = new RegExp([...hashes].join("|"), "g");
  const renew = (text: string) => text.replace(named, renewed);

  for (const name of texts) {
    await writeFile(join(assets, name), renew(await readFile(join(assets, name), "utf8")));
    await rename(join(assets, name), join(assets, renew(name)));
    // The compressed files still have the old names in them.
    await Promise.all([".br", ".gz"].map((end) => rm(join(assets, name + end), { force: true })));
  }
  const server = join(folder, "build/server");
  for (const name of await readdir(server, { recursive: true })) {
    const file = join(server, name);
    if (name.endsWith(".js")) await writeFile(file, renew(await readFile(file, "utf8")));
  }
  return {
    through: ["env", "-C", folder],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function renewed(hash: string): string {
  return createHash("sha256").update(hash).digest("base64url").slice(0, hash.length);
}
