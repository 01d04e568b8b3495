import { useState } from "react";
import { createHoverIntent, type HoverDelays } from "./hover-intent.ts";

/** `[open, intent]`: wire `intent.enter` and `intent.leave` to the pointer, `intent.set` to the rest. */
export function useHoverIntent(delays: HoverDelays) {
  const [open, setOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent(delays, setOpen));
  return [open, intent] as const;
}
