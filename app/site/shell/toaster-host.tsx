import { lazy, Suspense, useEffect, useState } from "react";
import { onToastWaiting } from "~/ui/toast.ts";

/** A toaster that cannot be fetched (an outdated page, no connection) must not take the page with it. */
const loadToaster = async () => ({
  default: await import("~/ui/toaster.tsx").then(
    ({ Toaster }) => Toaster,
    () => () => null,
  ),
});
const Toaster = lazy(loadToaster);

/** Fetches the toaster when a toast waits, or as soon as somebody works with the page: never for mere readers. */
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
      <Toaster />
    </Suspense>
  );
}
