import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { reportTo } from "./report.server.ts";
import { type Sender, type SiteSettings, senderContext, settingsContext } from "./settings.ts";

/**
 * The built site as one function from Request to Response: all that `server/` knows of the app.
 * Documents and `.data` answers; static files are the server's business.
 */
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
