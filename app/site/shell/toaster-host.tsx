import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { onToastWaiting } from "~/ui/toast.ts";

// A toaster that cannot be fetched must not break the page.
const Toaster = lazy(async () => {
  const loaded = await import("./toaster.tsx").catch(() => null);
  return { default: loaded?.Toaster ?? (() => null) };
});

export function ToasterHost() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted) return;
    // A press gives the focus, too: its answer is drawn first.
    const load = () => startTransition(() => setWanted(true));
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
      <Toaster />
    </Suspense>
  );
}
