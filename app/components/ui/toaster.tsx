import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { attachToaster } from "./toast.ts";

/** Toasts bottom-right; Alt+T leads the keyboard to them. */
export function Toaster() {
  useEffect(
    () => attachToaster(({ kind, title, options }) => void toast[kind](title, options)),
    [],
  );

  return (
    <Sonner
      position="bottom-right"
      hotkey={["altKey", "KeyT"]}
      theme="dark"
      closeButton
      duration={6000}
      containerAriaLabel="Powiadomienia"
      toastOptions={{ closeButtonAriaLabel: "Zamknij powiadomienie" }}
    />
  );
}
