import "./base/node-version.ts";
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { openSiteBackend } from "./backend/supabase.ts";
import { type Env, readEnv } from "./base/env.ts";
import { logFailure, setLogLevel } from "./base/log.ts";
import { OperatorError } from "./base/operator-error.ts";
import { sendPlain } from "./http/answers.ts";
import { Clients } from "./http/client-address.ts";
import { openPort, portOf } from "./http/listen.ts";
import { createListener } from "./http/request-listener.ts";
import { createPages, type Site } from "./pages/render.ts";
import { keepRules } from "./redirects/kept-rules.ts";
import { readerOfRedirects } from "./redirects/read-rows.ts";
import { createShareCards } from "./share-cards/share-cards.ts";
import { readerOf } from "./share-cards/site-files.ts";
import { atMost, onNpmGone } from "./shutdown.ts";
import { answerExport } from "./transfer/carry/answer-export.ts";
import { answerImports } from "./transfer/carry/answer-imports.ts";
import { welcome } from "./welcome.ts";

type SiteModule = { createSite: (settings: object) => Site };

/** The server of production, with two differences: pages come from the sources, and none is kept. */
async function develop(env: Env): Promise<void> {
  setLogLevel(env.LOG_LEVEL);
  spawnSync(process.execPath, ["scripts/build-pictures.ts"], { stdio: "inherit" });
  const backend = await openSiteBackend(env);
  const server = createServer();
  const vite = await createVite({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  await openPort(server, env.PORT, env.HOST);
  const siteUrl = env.SITE_URL ?? `http://localhost:${portOf(server)}`;
  let writes = 0;
  backend.onWrite(() => writes++);
  const settings = {
    siteUrl,
    backend: backend.forLoaders,
    browserBackend: backend.forBrowsers,
    report: logFailure,
    writes: () => writes,
    callFunction: backend.callFunction,
    ...createShareCards(async (address) =>
      readerOf(address.startsWith("/app/") ? "." : "public", backend.forLoaders)(address),
    ),
  };
  const site: Site = async (request, sender) => {
    try {
      const { createSite } = (await vite.ssrLoadModule("/app/server.ts")) as SiteModule;
      return await createSite(settings)(request, sender);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };
  const pages = createPages(site, siteUrl, backend.forBrowsers.url);
  const clients = new Clients(env.TRUSTED_PROXIES);
  const imports = answerImports({ env, backend, siteUrl, clients, purge: () => writes++ });
  const answer = createListener({
    pages: {
      ...pages,
      cache: { find: () => undefined, load: pages.renderOnce, purge: () => {}, purges: 0 },
    },
    files: new Map(),
    redirects: keepRules({
      read: readerOfRedirects(backend.forLoaders, backend.forBrowsers.url),
      writes: () => writes,
      failed: (error) => logFailure("redirects unread", { error: String(error) }),
    }),
    missing: null,
    visits: null,
    siteUrl,
    clients,
    api: backend.api,
    imports: imports.answer,
    content: answerExport({ backend, siteUrl, clients }),
    // Pages say the owner's words; they are not changed here.
    changedFiles: { find: () => undefined, present: (address) => address, hasCard: () => false },
    editedPage: async (exchange) => sendPlain(exchange, 501),
    startList: async (exchange) => sendPlain(exchange, 501),
    readiness: backend.readiness,
    isStopping: () => false,
    unanswered: new Set(),
  });
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  );
  process.stdout.write(welcome(`http://localhost:${portOf(server)}`, backend.firstAdmin), () =>
    backend.firstAdminShown(),
  );

  const stop = async () => {
    imports.stop();
    await Promise.all([atMost(vite.close(), 1_000), backend.stop()]);
    process.exit(0);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  onNpmGone(stop);
}

try {
  await develop(readEnv(process.env));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
