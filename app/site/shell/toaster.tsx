import { type ReactNode, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { toasterWords } from "~/content/toaster.ts";
import toastStyles from "~/styles/toasts.css?inline";
import { attachToaster } from "~/ui/toast.ts";

/** Screen readers need this long to notice a live region before the first toast. */
const UNTIL_NOTICED = 150;

/** Brings the styles of toasts along, which no page needs before one. Toasts bottom-right; Alt+T leads the keyboard to them. */
export function Toaster() {
  useEffect(() => {
    let detach: (() => void) | undefined;
    const timer = setTimeout(() => {
      detach = attachToaster(({ kind, title, options: { isSilent, ...options } = {} }) => {
        const words = (text: ReactNode) =>
          isSilent && text ? <span aria-hidden>{text}</span> : text;
        const { description } = options;
        toast[kind](words(title), {
          ...options,
          description: typeof description === "string" ? words(description) : description,
        });
      });
    }, UNTIL_NOTICED);
    return () => {
      clearTimeout(timer);
      detach?.();
    };
  }, []);

  return (
    <>
      <style>{toastStyles}</style>
      <Sonner
        position="bottom-right"
        hotkey={["altKey", "KeyT"]}
        theme="dark"
        closeButton
        duration={6000}
        containerAriaLabel={toasterWords.label}
        toastOptions={{ closeButtonAriaLabel: toasterWords.close }}
      />
    </>
  );
}
