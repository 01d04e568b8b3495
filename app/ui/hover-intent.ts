import { useEffect, useState } from "react";

export type HoverDelays = { open: number; close: number; skip: number };

/** A pointer that returns within `skip` ms of closing does not wait again. */
export function createHoverIntent(delays: HoverDelays, setOpen: (open: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isPressed = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  function set(open: boolean): void {
    clearTimeout(timer);
    if (isOpen && !open) closedAt = Date.now();
    isOpen = open;
    isPressed = false;
    setOpen(open);
  }

  /** A pointer opens what it points at before it presses: its first press leaves that open. */
  function press(byPointer: boolean): void {
    const keep = byPointer && !isPressed;
    set(!isOpen || keep);
    isPressed = isOpen;
  }

  function later(open: boolean, delay: number): void {
    clearTimeout(timer);
    if (open !== isOpen) timer = setTimeout(() => set(open), delay);
  }

  return {
    enter: () => later(true, Date.now() - closedAt < delays.skip ? 0 : delays.open),
    leave: () => later(false, delays.close),
    set,
    press,
  };
}

/** `[open, intent]`: wire `intent.enter` and `intent.leave` to the pointer, `intent.set` to the rest. */
export function useHoverIntent(delays: HoverDelays) {
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent(delays, setOpen));
  // What the pointer opened is closed wherever the focus is.
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === "Escape" && intent.set(false);
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [intent]);
  return [open, intent] as const;
}
