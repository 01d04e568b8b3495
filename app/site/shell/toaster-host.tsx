import { lazy, Suspense, useEffect, useState } from "react";
import { shell } from "~/content/shell.ts";
import { onToastWaiting } from "~/ui/toast.ts";
import type { ToasterWords } from "~/ui/toaster.tsx";

// A toaster that cannot be fetched must not break the page.
const Toaster = lazy(async () => {
  const loaded = await import("~/ui/toaster.tsx").catch(() => null);
  return { default: loaded?.Toaster ?? NoToaster };
});

function NoToaster(_: ToasterWords) {
  return null;
}

/** Fetches the toaster when a toast waits or something gets the focus. */
export function ToasterHost() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted) return;
    const load = () => setWanted(true);
    const stop = onToastWaiting(load);
    window.addEventListener("focusin", load, { once: true });
    return () => {
      stop();
      window.removeEventListener("focusin", load);
    };
  }, [wanted]);

  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster {...shell.toasts} />
    </Suspense>
  );
}
