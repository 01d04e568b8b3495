import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { buttonLook } from "./button.tsx";
import { toastError } from "./toast.ts";

type Props = {
  text: string;
  /** What the visitor can do about it; by default the same page once more. */
  action?: ReactNode;
};

/** A failure told in the page itself, and once more as a toast when the page has come alive. */
export function Notice({ text, action }: Props) {
  const { pathname } = useLocation();

  // The toast lives outside React: this is the one moment to hand the text over to it.
  useEffect(() => toastError(text), [text]);

  return (
    <div role="alert" className="corners my-8 max-w-prose border border-line bg-surface p-6 md:p-8">
      <p className="label label-caps mb-3 text-danger">Błąd</p>
      <p className="text-lead">{text}</p>
      <div className="mt-6">
        {action ?? (
          <a href={pathname} className={buttonLook({ variant: "secondary" })}>
            Spróbuj ponownie
          </a>
        )}
      </div>
    </div>
  );
}
