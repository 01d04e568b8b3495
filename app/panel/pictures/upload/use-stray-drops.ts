import { useEffect } from "react";
import { media } from "~/panel/pictures/words.ts";
import { toastInfo } from "~/ui/toast.ts";

/** The browser would open a file that is dropped beside a field in place of the page. */
export function useStrayDrops(): void {
  useEffect(() => {
    const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const allow = (event: DragEvent) => {
      if (!event.defaultPrevented && isFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !isFile(event)) return;
      event.preventDefault();
      toastInfo(media.droppedBeside, { id: "dropped-beside" });
    };
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
