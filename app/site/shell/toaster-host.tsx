import { type ComponentType, startTransition, useEffect, useState } from "react";
import { onToastWaiting } from "~/ui/toast.ts";

export function ToasterHost() {
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null);

  useEffect(() => {
    // What failed is asked for again, what is there costs nothing. A press gives the focus, too: its answer is
    // drawn first.
    const load = async () => {
      const toaster = await import("./toaster.tsx").catch(() => null);
      if (toaster) startTransition(() => setLoaded(toaster));
    };
    onToastWaiting(load);
    window.addEventListener("focusin", load);
    window.addEventListener("online", load);
  }, []);

  return loaded && <loaded.Toaster />;
}
