import { settingsContext } from "~/settings.ts";
import type { Route } from "./+types/robots";

/** The panel is allowed, so that crawlers can read its `noindex`. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
