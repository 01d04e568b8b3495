import { Links, Meta, Outlet, Scripts } from "react-router";
import icon from "../public/favicon.svg?inline";
import type { Route } from "./+types/root";
import { tokens } from "./brand/tokens.ts";
import { look } from "./content/agency/look.ts";
import { published } from "./data/page-content.server.ts";
import { settingsContext } from "./settings.ts";
import { RouteError } from "./site/route-error.tsx";
import { Particles } from "./site/shell/particles.tsx";
import { ScrollToTop } from "./site/shell/scroll-to-top.tsx";
import { ToasterHost } from "./site/shell/toaster-host.tsx";
import "./styles/app.css";
import archivo from "./styles/fonts/archivo.woff2?url";
import geistMono from "./styles/fonts/geist-mono.woff2?url";
import hankenGrotesk from "./styles/fonts/hanken-grotesk.woff2?url";

export const links: Route.LinksFunction = () => [
  ...[archivo, hankenGrotesk, geistMono].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  // For search engines, which want a file, and for Safari, which reads no SVG here.
  { rel: "icon", href: `/favicon.ico${look.iconVersion}`, sizes: "32x32" },
  // The others take this one. As a file it would come in between those of the first paint.
  {
    rel: "icon",
    type: "image/svg+xml",
    href: look.iconVersion ? `/favicon.svg${look.iconVersion}` : icon,
  },
  // Browsers look for /apple-touch-icon.png by themselves.
];

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, browserBackend } = context.get(settingsContext);
  const content = await published(context);
  return { siteUrl, backend: browserBackend, ...(content && { content }) };
}

/** Hardly ever changes: asking for it again would make every navigation wait for the server. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={tokens.bg} />
        <Meta />
        <Links />
        {look.style && <style dangerouslySetInnerHTML={{ __html: look.style }} />}
      </head>
      <body>
        <Particles />
        {children}
        <ToasterHost />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <ScrollToTop />
      <Outlet />
    </>
  );
}

/** For errors of the frame itself; the layouts catch those of their pages, and keep their styles. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ScrollToTop />
      <main>
        <RouteError error={error} />
      </main>
    </>
  );
}
