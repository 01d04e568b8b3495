import "./base/node-version.ts";
import { readdir } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { registerHooks } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteSettings } from "../app/settings.ts";
import { askForAddress } from "./ask-address.ts";
import { hasNoSite } from "./backend/reach.ts";
import { refuseOthers } from "./backend/refuse-others.ts";
import { readSiteTexts, type StoredTexts } from "./backend/site-texts.ts";
import { openSiteBackend, type SiteBackend } from "./backend/supabase.ts";
import { type Env, readEnv } from "./base/env.ts";
import { withLoad, withPages } from "./base/health.ts";
import { flushLog, log, logFailure, setLogLevel } from "./base/log.ts";
import { logSettings, watchForProxy } from "./base/log-settings.ts";
import { OperatorError } from "./base/operator-error.ts";
import { isPublic } from "./base/settings-warnings.ts";
import { version } from "./base/version.ts";
import { writerOfCounts } from "./counts/counter.ts";
import { countMissing } from "./counts/missing-addresses.ts";
import { countVisits } from "./counts/visits.ts";
import { CLIENT_BUILD, ensureBuild, SERVER_BUILD } from "./ensure-build.ts";
import { ChangedFiles } from "./http/changed-files.ts";
import { Clients } from "./http/client-address.ts";
import { answerEditedPage } from "./http/edited-page.ts";
import { listen, portOf, tryPort } from "./http/listen.ts";
import { createListener } from "./http/request-listener.ts";
import { answerStartList } from "./http/start-list.ts";
import { readStaticFiles, type StaticFiles } from "./http/static-files.ts";
import { createPages, type Site } from "./pages/render.ts";
import { keepRules } from "./redirects/kept-rules.ts";
import { readerOfRedirects } from "./redirects/read-rows.ts";
import { createShareCards, drawBrandIcons } from "./share-cards/share-cards.ts";
import { readerOf } from "./share-cards/site-files.ts";
import { closeServer, onNpmGone, watchConnections } from "./shutdown.ts";
import { answerExport } from "./transfer/carry/answer-export.ts";
import { answerImports } from "./transfer/carry/answer-imports.ts";
import { urlOf, welcome } from "./welcome.ts";

type Built = { createSite: (settings: SiteSettings) => Site; files: StaticFiles };
type EditCopy = {
  createEditor: (settings: SiteSettings) => {
    page: (path: string, texts: StoredTexts) => Promise<object | null>;
    factPlaces: (texts: StoredTexts) => Promise<object>;
    startList: (texts: StoredTexts) => Promise<object>;
  };
};

// React chooses its production build by this.
process.env.NODE_ENV = "production";

try {
  const env = readEnv(process.env);
  setLogLevel(env.LOG_LEVEL);
  await tryPort(env.PORT, env.HOST);
  const isNew = env.ADMIN_EMAIL === undefined && hasNoSite(env);
  const asked = isNew
    ? await askForAddress({ input: process.stdin, output: process.stdout })
    : undefined;
  await ensureBuild({ orOlder: true });
  const [backend, built] = await Promise.all([openSiteBackend(env, asked), loadBuild()]);
  await serve(env, backend, built).catch(async (error) => {
    await backend.stop();
    throw error;
  });
} catch (error) {
  await flushLog();
  const known = error instanceof OperatorError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

/** Reads every file at the start: a build under the running server replaces them. */
async function loadBuild(): Promise<Built> {
  const root = pathToFileURL(`${resolve(dirname(SERVER_BUILD))}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier.startsWith(".") && context.parentURL?.startsWith(root);
      if (!isOurs || !context.parentURL) return next(specifier, context);
      const url = new URL(specifier, context.parentURL);
      // What the copy for editing imports is a copy, too.
      url.search = new URL(context.parentURL).search;
      return { url: url.href, format: "module", shortCircuit: true };
    },
  });
  const chunks = await readdir(new URL("assets", root));
  for (const name of chunks.filter((file) => file.endsWith(".js"))) {
    await import(new URL(`assets/${name}`, root).href);
  }
  const { createSite } = await import(pathToFileURL(resolve(SERVER_BUILD)).href);
  return { createSite, files: readStaticFiles(CLIENT_BUILD) };
}

/** The site once more in this process: its texts have marks, and what waits for publication is in it. */
async function loadEditCopy(): Promise<EditCopy> {
  return import(`${pathToFileURL(resolve(SERVER_BUILD)).href}?edit`);
}

async function serve(env: Env, backend: SiteBackend, { createSite, files }: Built): Promise<void> {
  let stopping = false;
  const unanswered = new Set<ServerResponse>();
  let answer: ReturnType<typeof createListener> | undefined;
  const noteProxy = watchForProxy(env);
  const server = await listen(
    (request, response) => {
      noteProxy(request);
      answer?.(request, response);
    },
    env.PORT,
    env.HOST,
  );
  const connections = watchConnections(server);

  const port = portOf(server);
  const siteUrl = env.SITE_URL ?? `http://localhost:${port}`;
  const readFile = readerOf(CLIENT_BUILD, backend.forLoaders);
  const changedFiles = new ChangedFiles(files, (brand) => drawBrandIcons(brand, readFile));
  const settings: SiteSettings = {
    siteUrl,
    isPublic: env.SITE_URL !== undefined && isPublic(env.SITE_URL),
    isWithoutSamples: env.SEED === "none",
    backend: backend.forLoaders,
    browserBackend: backend.forBrowsers,
    writes: () => pages.cache.purges,
    report: logFailure,
    callFunction: backend.callFunction,
    changedFiles: (changed) => changedFiles.addresses(changed),
    ...createShareCards(readFile),
  };
  const site = createSite(settings);
  let editor: ReturnType<EditCopy["createEditor"]> | undefined;
  const openEditor = async () => {
    editor ??= (await loadEditCopy()).createEditor(settings);
    return editor;
  };
  const pages = createPages(site, siteUrl, backend.forBrowsers.url);
  backend.onWrite(() => pages.cache.purge());
  const redirects = keepRules({
    read: readerOfRedirects(backend.forLoaders, backend.forBrowsers.url),
    writes: () => pages.cache.purges,
    failed: (error) => logFailure("redirects unread", { error: String(error) }),
  });
  const { forServer } = backend;
  const missing =
    forServer &&
    countMissing({
      write: writerOfCounts(forServer, "count_missing_addresses"),
      failed: (error) => logFailure("missing addresses unwritten", { error: String(error) }),
    });
  const visits =
    forServer &&
    countVisits({
      write: writerOfCounts(forServer, "count_visits"),
      failed: (error) => logFailure("visits unwritten", { error: String(error) }),
    });
  const clients = new Clients(env.TRUSTED_PROXIES);
  const imports = answerImports({
    env,
    backend,
    siteUrl,
    clients,
    purge: () => pages.cache.purge(),
  });
  answer = createListener({
    pages,
    files,
    redirects,
    missing,
    visits,
    siteUrl,
    clients,
    api: backend.api,
    imports: imports.answer,
    content: answerExport({ backend, siteUrl, clients }),
    changedFiles,
    editedPage: answerEditedPage({
      refusal: refuseOthers({ backend, siteUrl, clients }, ["administrator", "editor"]),
      edit: async (path, authorization) => {
        const texts = await readSiteTexts(backend.forLoaders, authorization);
        return (await openEditor()).page(path, texts);
      },
      factPlaces: async (authorization) => {
        const texts = await readSiteTexts(backend.forLoaders, authorization);
        return (await openEditor()).factPlaces(texts);
      },
    }),
    startList: answerStartList({
      refusal: refuseOthers({ backend, siteUrl, clients }, ["administrator"]),
      list: async (authorization) => {
        const texts = await readSiteTexts(backend.forLoaders, authorization);
        return (await openEditor()).startList(texts);
      },
    }),
    readiness: async () => {
      const isOverloaded = pages.isOverloaded() || backend.isOverloaded();
      const ready = await withPages(await backend.readiness(), () => pages.cache.load("/"));
      return withLoad(ready, isOverloaded);
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
    // Their answers were begun without "Connection: close".
    for (const response of unanswered) response.shouldKeepAlive = false;
    imports.stop();
    const served = closeServer(server, connections).then(async () => {
      await Promise.all([missing?.stop(), visits?.stop()]);
    });
    await backend.stop(served);
    log("stopped");
    await flushLog();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  onNpmGone(() => stop("npm is gone"));

  // Share cards and scripts follow the words of the first page.
  if (settings.isWithoutSamples) await pages.cache.load("/").catch(() => {});
  logSettings(env);
  log("listening", { url, siteUrl, backend: env.SUPABASE_URL ?? "embedded", version });
  await flushLog();
  process.stdout.write(welcome(url, backend.firstAdmin), () => backend.firstAdminShown());
}
