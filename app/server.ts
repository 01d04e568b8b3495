import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { reportTo } from "./report.server.ts";
import { type Sender, type SiteSettings, senderContext, settingsContext } from "./settings.ts";

/** All that `server/` knows of the app: documents and `.data`, no static files. */
export function createSite(
  settings: SiteSettings,
): (request: Request, sender?: Sender) => Promise<Response> {
  if (settings.report) reportTo(settings.report);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, sender) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    if (sender) context.set(senderContext, sender);
    return handle(request, context);
  };
}
