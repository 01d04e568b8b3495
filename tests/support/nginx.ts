import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export type TestNginx = {
  url: string;
  plainUrl: string;
  /** The certificate that makes `url` trustworthy. */
  certificate: string;
  /** What it logged so far; it writes every five seconds. */
  log(): string;
  stop(): Promise<void>;
};

/** Debian keeps nginx where only root's PATH looks. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

/** Whether nginx is installed, and openssl, which makes its certificate. */
export function hasNginx(): boolean {
  const answers = (program: string, argument: string) =>
    spawnSync(program, [argument], { env: { PATH } }).status === 0;
  return answers("nginx", "-v") && answers("openssl", "version");
}

type Ports = { listen: number; data: number; web?: number[] };

/**
 * Runs deploy/nginx.conf with only its ports, paths and the name of the site changed; without web
 * processes besides the one with the data, deploy/nginx-one-machine.conf.
 */
export async function startNginx(ports: Ports): Promise<TestNginx> {
  const directory = await mkdtemp(join(tmpdir(), "nginx-"));
  const plainPort = await freePort();
  const certificate = makeCertificate(directory, "localhost");
  mkdirSync(join(directory, "cache"));
  const site = adapt({ ...ports, plainPort, directory });
  const wrapped = `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 1;
    pid ${directory}/pid;
    error_log stderr crit;
    events {}
    http {
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((kind) => `${kind}_temp_path ${directory}/${kind};`)
        .join("\n")}
      ${site}
    }`;
  const config = join(directory, "nginx.conf");
  writeFileSync(config, wrapped);
  const common = ["-p", directory, "-c", config, "-e", "stderr"];
  execFileSync("nginx", [...common, "-t"], { env: { PATH }, stdio: "pipe" });
  const server = spawn("nginx", [...common, "-g", "daemon off;"], {
    env: { PATH },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(server, "exit");
  await untilOpen(ports.listen);
  return {
    url: `https://localhost:${ports.listen}`,
    plainUrl: `http://localhost:${plainPort}`,
    certificate,
    log: () => readFileSync(join(directory, "access.log"), "utf8"),
    async stop() {
      server.kill("SIGTERM");
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function adapt(places: Ports & { plainPort: number; directory: string }): string {
  const { listen, plainPort, data, web, directory } = places;
  const file = web ? "deploy/nginx.conf" : "deploy/nginx-one-machine.conf";
  const replace: [string | RegExp, string][] = [
    [/listen \[::\].*/g, ""],
    [/listen 443/g, `listen 127.0.0.1:${listen}`],
    [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
    ["https://kadr.example$request_uri", `https://localhost:${listen}$request_uri`],
    [/kadr\.example;/g, "localhost;"],
    [/\/etc\/letsencrypt\/live\/kadr\.example\/fullchain\.pem/, `${directory}/certificate.pem`],
    [/\/etc\/letsencrypt\/live\/kadr\.example\/privkey\.pem/, `${directory}/key.pem`],
    [/\/var\/log\/nginx\/kadr\.log/, `${directory}/access.log`],
    [/\/var\/cache\/nginx\/kadr/, `${directory}/cache`],
    ["127.0.0.1:3000;\n  keepalive", `127.0.0.1:${data};\n  keepalive`],
    ...(web ?? []).map((port, at): [RegExp, string] => [
      new RegExp(`127\\.0\\.0\\.1:${3001 + at}`, "g"),
      `127.0.0.1:${port}`,
    ]),
  ];
  return replace.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from} any more`);
      return changed;
    },
    readFileSync(file, "utf8"),
  );
}

export function makeCertificate(directory: string, host: string): string {
  const out = ["-keyout", join(directory, "key.pem"), "-out", join(directory, "certificate.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  execFileSync("openssl", ["req", "-x509", "-days", "2", ...key, ...names, ...out], {
    stdio: "pipe",
  });
  return join(directory, "certificate.pem");
}

/** Resolves when somebody listens there: nginx itself does not say when it is ready. */
async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(25);
  }
  throw new Error("nginx does not listen");
}
