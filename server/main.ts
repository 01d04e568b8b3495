import "./node-version.ts";
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withLoad } from "./backend/health.ts";
import { type Backing, openBacking } from "./backend/supabase.ts";
import { CLIENT_BUILD, ensureBuild, SERVER_BUILD } from "./ensure-build.ts";
import { type Env, readEnv } from "./env.ts";
import { Clients } from "./http/client-address.ts";
import { listen, portOf, tryPort } from "./http/listen.ts";
import { createListener } from "./http/request-listener.ts";
import { readStaticFiles } from "./http/static-files.ts";
import { flushLog, log, logFailure, setLogLevel } from "./log.ts";
import { OperatorError } from "./operator-error.ts";
import { createPages, type Site } from "./pages/render.ts";
import { tellSettings, watchForProxy } from "./settings-told.ts";
import { closeServer, onNpmGone, watchConnections } from "./shutdown.ts";
import { urlOf, welcome } from "./welcome.ts";

type SiteSettings = {
  siteUrl: string;
  backend: Backing["forLoaders"];
  browserBackend: Backing["forBrowsers"];
  report: typeof logFailure;
  callFunction: Backing["callFunction"];
};
type SiteBundle = { createSite: (settings: SiteSettings) => Site };

// React picks its fast build by this, when the bundle below is loaded.
process.env.NODE_ENV = "production";

try {
  const env = readEnv(process.env);
  setLogLevel(env.LOG_LEVEL);
  await tryPort(env.PORT, env.HOST);
  await ensureBuild({ orOlder: true });
  const [backing, files, bundle] = await Promise.all([
    openBacking(env),
    readStaticFiles(CLIENT_BUILD),
    import(pathToFileURL(resolve(SERVER_BUILD)).href) as Promise<SiteBundle>,
  ]);
  await serve(env, backing, files, bundle).catch(async (error) => {
    await backing.stop();
    throw error;
  });
} catch (error) {
  await flushLog();
  const known = error instanceof OperatorError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

async function serve(
  env: Env,
  backing: Backing,
  files: Awaited<ReturnType<typeof readStaticFiles>>,
  bundle: SiteBundle,
): Promise<void> {
  let stopping = false;
  const unanswered = new Set<ServerResponse>();
  let answer: ReturnType<typeof createListener> | undefined;
  const noteProxy = watchForProxy(env);
  const listening = await listen(
    (request, response) => {
      noteProxy(request);
      answer?.(request, response);
    },
    env.PORT,
    env.HOST,
  );
  const connections = watchConnections(listening.server);

  const port = portOf(listening.server);
  const siteUrl = env.SITE_URL ?? `http://localhost:${port}`;
  const site = bundle.createSite({
    siteUrl,
    backend: backing.forLoaders,
    browserBackend: backing.forBrowsers,
    report: logFailure,
    callFunction: backing.callFunction,
  });
  const pages = createPages(site, siteUrl, backing.forBrowsers.url);
  backing.onWrite(() => pages.cache.purge());
  answer = createListener({
    pages,
    files,
    siteUrl,
    clients: new Clients(env.TRUSTED_PROXIES),
    api: backing.api,
    readiness: async () => {
      const isOverloaded = pages.isOverloaded() || backing.isOverloaded();
      return withLoad(await backing.readiness(), isOverloaded);
    },
    purgeSecret: env.PURGE_SECRET,
    isStopping: () => stopping,
    unanswered,
  });

  const url = urlOf(env.HOST, port);
  const stop = async (because: string) => {
    if (stopping) return;
    stopping = true;
    log("stopping", { because });
    setTimeout(() => process.exit(1), 4_800).unref();
    // These were asked for before, so only now they learn that theirs is the last on its connection.
    for (const response of unanswered) response.shouldKeepAlive = false;
    await backing.stop(closeServer(listening, connections));
    log("stopped");
    await flushLog();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  onNpmGone(() => stop("npm is gone"));

  // Not before: a start that is refused says that, and nothing else.
  tellSettings(env);
  log("listening", { url, siteUrl, backend: env.SUPABASE_URL ?? "embedded" });
  await flushLog();
  process.stdout.write(welcome(url, backing.firstAdmin), () => backing.firstAdminShown());
}
