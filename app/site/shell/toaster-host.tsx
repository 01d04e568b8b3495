import { type ComponentType, startTransition, useEffect, useState } from "react";
import { onToastWaiting } from "~/ui/toast.ts";

export function ToasterHost() {
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null);

  useEffect(() => {
    // Called again after every focus: an import that failed is tried anew, and one that succeeded is not repeated.
    // A press moves the focus, too. The answer to the press is drawn before the toaster is.
    const load = async () => {
      const toaster = await import("./toaster.tsx").catch(() => null);
      if (toaster) startTransition(() => setLoaded(toaster));
    };
    onToastWaiting(load);
    window.addEventListener("focusin", load);
    // A reader on a phone presses nothing before the link that finds no network.
    window.addEventListener("scroll", load, { once: true, passive: true });
    window.addEventListener("online", load);
  }, []);

  return loaded && <loaded.Toaster />;
}
