import { type ComponentType, lazy } from "react";
import { firstMove } from "./first-move.ts";

/**
 * A part of a page that its first screen does not show. Finished HTML has it in the element of this
 * id, and its code comes when the visitor first moves; a page that is walked to has it to draw yet,
 * and fetches its code when it does. Nothing happens on import: the panel shares files with the shell.
 */
export function lazyBelow<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await firstMove(elementId);
    return { default: await load() };
  });
}
