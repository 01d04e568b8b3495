import "./node-version.ts";
import { spawnSync } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createVite, type ViteDevServer } from "vite";
import { type Backing, openBacking } from "./backend/supabase.ts";
import { type Env, readEnv } from "./env.ts";
import { API_PATH, answerApi } from "./http/api.ts";
import { Clients } from "./http/client-address.ts";
import { sendFetchResponse, toFetchRequest } from "./http/fetch-bridge.ts";
import { explainListenError, portOf } from "./http/listen.ts";
import { setLogLevel } from "./log.ts";
import { OperatorError } from "./operator-error.ts";
import type { Site } from "./pages/render.ts";
import { atMost, onNpmGone } from "./shutdown.ts";
import { welcome } from "./welcome.ts";

type SiteModule = { createSite: (settings: object) => Site };

/** The development server: the same backend, but pages straight from the sources, reloaded as you type. */
async function develop(env: Env): Promise<void> {
  setLogLevel(env.LOG_LEVEL);
  spawnSync(process.execPath, ["scripts/build-pictures.ts"], { stdio: "inherit" });
  const backing = await openBacking(env);
  const server = createServer();
  const vite = await createVite({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explainListenError(error, env.PORT, env.HOST)));
    server.listen({ port: env.PORT, host: env.HOST }, resolve);
  });
  const siteUrl = env.SITE_URL ?? `http://localhost:${portOf(server)}`;
  const answer = createAnswer(vite, backing, siteUrl);
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  );
  process.stdout.write(welcome(`http://localhost:${portOf(server)}`, backing.firstAdmin), () =>
    backing.firstAdminShown(),
  );

  const stop = async () => {
    await Promise.all([atMost(vite.close(), 1_000), backing.stop()]);
    process.exit(0);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  onNpmGone(stop);
}

function createAnswer(vite: ViteDevServer, backing: Backing, siteUrl: string) {
  const parts = { api: backing.api, clients: new Clients(undefined), siteUrl };
  const settings = {
    siteUrl,
    backend: backing.forLoaders,
    browserBackend: backing.forBrowsers,
    callFunction: backing.callFunction,
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(siteUrl + (request.url ?? "/"));
    try {
      if (pathname === "/healthz") {
        response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
        response.end('{"status":"ok"}');
        return;
      }
      if (API_PATH.test(pathname)) {
        await answerApi(parts, { request, response, path: pathname, search, extra: [] });
        return;
      }
      const { createSite } = (await vite.ssrLoadModule("/app/server.ts")) as SiteModule;
      const fetchRequest = toFetchRequest(request, siteUrl + pathname + search);
      const sender = { address: parts.clients.address(request), sentTooMuch: false };
      await sendFetchResponse(response, await createSite(settings)(fetchRequest, sender), []);
    } catch (error) {
      // A browser that went away in the middle is no error of the page.
      if (response.destroyed || response.headersSent) {
        response.destroy();
        return;
      }
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  };
}

try {
  await develop(readEnv(process.env));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
