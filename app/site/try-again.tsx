import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { shell } from "~/content/shell.ts";
import { buttonLook } from "~/ui/button.tsx";
import { toastError, toastInfo } from "~/ui/toast.ts";
import { mainId } from "./shell/main-id.ts";

export type Failing = {
  failure: object;
  text: string;
  loading: string;
  done: string;
};

/** The focus stays on the link while it fails; without JavaScript the link loads the page. */
export function TryAgain({ failure, text, loading, done }: Failing) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const asked = useRef<string>(undefined);
  // The router tells that it loads in a transition, which waits for parts of the page that are not loaded yet.
  const [askedAfter, setAskedAfter] = useState<object>();
  const busy = askedAfter === failure;

  useEffect(() => {
    asked.current = undefined;
    console.error(text);
    toastError(text);
  }, [text, failure]);

  // Before the focused link is taken out of the page. A visitor who has gone elsewhere gets no toast.
  useLayoutEffect(() => {
    return () => {
      if (asked.current !== location.pathname) return;
      document.getElementById(mainId)?.focus({ preventScroll: true });
      toastInfo(done);
    };
  }, [done]);

  function retry(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    asked.current = location.pathname;
    setAskedAfter(failure);
    void revalidate();
  }

  return (
    <a
      href={pathname + search}
      onClick={retry}
      aria-disabled={busy}
      className={buttonLook({ variant: "secondary" })}
    >
      {busy ? loading : shell.error.reload}
    </a>
  );
}
