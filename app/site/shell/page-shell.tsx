import type { ReactNode } from "react";
import { shell } from "~/content/shell.ts";
import { interaction } from "~/first-load/interaction.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { mainId } from "./main-id.ts";

// Once in a document, however many frames it shows.
void interaction
  .then(() => import("~/site/motion/after-interaction.ts"))
  .then(({ afterInteraction }) => afterInteraction())
  .catch(console.error);

export function PageShell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href={`#${mainId}`}
        className="-translate-y-24 fixed top-3 left-3 z-50 rounded-frame bg-accent px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        {shell.skipToContent}
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} className="pt-header">
        {children}
      </main>
      <Footer />
      <div aria-hidden className="grain no-print pointer-events-none fixed inset-0 z-30" />
    </>
  );
}
