import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const { scripts } = JSON.parse(read("package.json"));
const [arenas, exec, node, ...words] = scripts.start.split(" ");

test("units and container start the site as `npm start` does", () => {
  // Pages that are not there are compressed in four threads, each of which would keep tens of megabytes of fragments.
  expect(arenas).toBe("MALLOC_ARENA_MAX=2");
  expect([exec, node, words.at(-1)]).toEqual(["exec", "node", "server/main.ts"]);
  for (const path of ["deploy/kadr.service", "deploy/kadr-web@.service"]) {
    expect(read(path), path).toContain(
      `Environment=${arenas}\nExecStart=/srv/kadr/node_modules/node/bin/node ${words.join(" ")}\n`,
    );
  }
  const command = ["node_modules/.bin/node", ...words].map((word) => JSON.stringify(word));
  expect(read("Dockerfile")).toContain(`\nCMD [${command.join(", ")}]\n`);
  expect(read("Dockerfile")).toContain(` ${arenas}\n`);
});

test("what the server imports is copied, into the container and to a server without the packages for development", () => {
  const sources = globSync("{server,supabase}/**/*.ts", { exclude: ["**/*.test.ts"] })
    .map((path) => read(path).replace(/^import type [^;]*;/gms, ""))
    .join("\n");
  const imported = [...sources.matchAll(/from "(?:\.\.\/)+(app\/[\w-]+)\//g)].map(
    ([, path = ""]) => path,
  );
  const folders = [...new Set(imported)];
  expect(folders.length).toBeGreaterThan(0);
  const rsync = /^rsync -aR (.*) \S+$/m.exec(read("docs/operating.md"))?.[1]?.split(" ") ?? [];
  for (const folder of [...folders, "package.json", "server", "supabase", "build"]) {
    expect(rsync).toContain(folder);
    expect(read("Dockerfile")).toContain(`COPY --from=build /site/${folder} ./`);
  }
});

test("the container gets what there is, and nothing that could hold a secret", () => {
  const allowed = read(".dockerignore")
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1));
  expect(read(".dockerignore").split("\n")[0]).toBe("*");
  expect(allowed.filter((path) => !existsSync(path))).toEqual([]);
  const secrets = [".env", ".data", ".git", "kadr.env", "node_modules", "build"];
  expect(allowed.filter((path) => secrets.includes(path))).toEqual([]);
  const copied = [...read("Dockerfile").matchAll(/--from=build \/site\/(\S+)/g)];
  expect(copied.map(([, path]) => path)).toEqual(
    expect.arrayContaining(["node_modules", "server", "supabase", "build"]),
  );
  expect(read("Dockerfile")).toMatch(/^USER (?!root)\w+$/m);
});
