import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { shell } from "~/content/shell.ts";
import { buttonLook } from "~/ui/button.tsx";
import { toastError, toastInfo } from "~/ui/toast.ts";
import { mainId } from "./shell/main-id.ts";

export type Failing = {
  /** Each new failure of the backend is another object. */
  failure: object;
  /** Said as a toast and in the console. */
  text: string;
  /** On the button while the page is asked for again. */
  loading: string;
  /** Said when that has worked. */
  done: string;
};

/**
 * Reads the page's data once more, in place. The focus stays on the link as long as it fails, and
 * goes to the page's content when that is there; either is said by a toast. Without JavaScript the
 * link loads the page.
 */
export function TryAgain({ failure, text, loading, done }: Failing) {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const asked = useRef<string>(undefined);
  const busy = state === "loading";

  useEffect(() => {
    asked.current = undefined;
    console.error(text);
    toastError(text);
  }, [text, failure]);

  // Before the focused link is taken out of the page. A visitor who has gone elsewhere gets no toast.
  useLayoutEffect(() => {
    return () => {
      if (asked.current !== window.location.pathname) return;
      document.getElementById(mainId)?.focus({ preventScroll: true });
      toastInfo(done);
    };
  }, [done]);

  function retry(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    asked.current = window.location.pathname;
    revalidate();
  }

  return (
    <a
      href={pathname}
      onClick={retry}
      aria-disabled={busy}
      className={buttonLook({ variant: "secondary" })}
    >
      {busy ? loading : shell.error.reload}
    </a>
  );
}
