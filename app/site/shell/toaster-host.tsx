import { Suspense, startTransition, useEffect, useState } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { onToastWaiting } from "~/ui/toast.ts";

const Toaster = lazyPart(async () => (await import("./toaster.tsx")).Toaster);

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
