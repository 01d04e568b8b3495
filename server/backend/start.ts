import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { forward } from "./front-door.ts";
import { loadKeys } from "./keys.ts";
import { bootHeader } from "./listener.ts";
import type { Backend, BackendOptions } from "./options.ts";
import { supervise } from "./supervise.ts";

/** Starts the embedded Supabase; when it returns, migrations, seed and first administrator are done. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = resolve(options.dataDir);
  const keys = loadKeys(dataDir, options);
  const bootSecret = randomBytes(24).toString("base64url");
  const backend = await supervise(
    {
      dataDir,
      databaseUrl: options.databaseUrl,
      seed: options.seed,
      keys,
      admin: { email: options.adminEmail, password: options.adminPassword },
      bootSecret,
      port: 0,
    },
    options.log,
  );
  const url = `http://127.0.0.1:${backend.port}`;
  const listeners: (() => void)[] = [];
  return {
    address: { url, publishableKey: keys.publishableKey, headers: { [bootHeader]: bootSecret } },
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    firstAdmin: backend.firstAdmin,
    async handle(request, _clientAddress) {
      const { pathname } = new URL(request.url);
      if (!/^\/(rest|auth|storage)\/v1\//.test(pathname)) return null;
      const answer = await forward(request, { url, bootSecret }, request.body);
      const isWrite = request.method !== "GET" && request.method !== "HEAD";
      if (isWrite && answer.ok && !pathname.startsWith("/auth/"))
        for (const tell of listeners) tell();
      return answer;
    },
    onWrite: (listener) => void listeners.push(listener),
    check: async () => ({ backend: backend.isUp(), storage: true, mail: "unconfigured" }),
    stop: () => backend.stop(),
  };
}
