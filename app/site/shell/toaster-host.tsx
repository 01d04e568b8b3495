import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { onToastWaiting } from "~/ui/toast.ts";

// A toaster that cannot be fetched must not break the page.
const Toaster = lazy(async () => {
  const loaded = await import("./toaster.tsx").catch(() => null);
  return { default: loaded?.Toaster ?? (() => null) };
});

/** Milliseconds after the first focus; a toast that waits is not kept waiting by them. */
const UNHURRIED = 1000;

export function ToasterHost() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted) return;
    const load = () => startTransition(() => setWanted(true));
    const stop = onToastWaiting(load);
    // A press gives the focus, too: its answer, and the page that it opens, are drawn first.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadLater = () => {
      timer = setTimeout(load, UNHURRIED);
    };
    window.addEventListener("focusin", loadLater, { once: true });
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener("focusin", loadLater);
    };
  }, [wanted]);

  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
