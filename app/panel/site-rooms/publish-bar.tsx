import type { TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { roomWords as words } from "./room-words.ts";
import type { RoomStore } from "./use-room-texts.ts";

/** Puts out what waits of the texts of a room; nothing while none does. */
export function PublishBar({ store, ids }: { store: RoomStore; ids: readonly TextId[] }) {
  const waiting = store.texts?.waiting(ids) ?? {};
  if (Object.keys(waiting).length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      {/* Never disabled: the press that leaves a field would be lost. What it has kept comes first. */}
      <Button onClick={() => void store.publish(ids)}>{words.publish}</Button>
      <p>{words.waiting}</p>
    </div>
  );
}
