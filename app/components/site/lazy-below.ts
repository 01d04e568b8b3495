import { type ComponentType, lazy } from "react";
import { firstMove } from "./first-move.ts";

/**
 * A part of a page that its first screen does not show. Finished HTML has it in the element of this
 * id, and its code comes when the visitor first moves; a page that is walked to has it to draw yet,
 * and fetches its code along with its own.
 */
export function lazyBelow<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const part = firstMove(elementId).then(async () => ({ default: await load() }));
  part.catch(() => undefined); // whoever draws it is told
  return lazy(() => part);
}
