import { type ComponentType, Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useRoomOfReturn } from "~/ui/room-of-return.ts";
import { interaction } from "./interaction.ts";

/**
 * The server's HTML has the part, in an element with this id, so its code may wait for a first interaction.
 * `room` is the class of an empty element in its place on pages that the browser draws.
 */
export function lazyBelowTheFold<Props extends object>(
  id: string,
  room: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(async () => {
    if (isBelowTheFold(id)) await interaction;
    return load();
  });
  return function LazyBelowTheFold(props: Props) {
    const roomOfReturn = useRoomOfReturn();
    return (
      <Suspense fallback={<div className={roomOfReturn || room} />}>
        <div id={id}>
          <Part {...props} />
        </div>
      </Suspense>
    );
  };
}

function isBelowTheFold(id: string): boolean {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  return element !== null && element.getBoundingClientRect().top >= window.innerHeight;
}
