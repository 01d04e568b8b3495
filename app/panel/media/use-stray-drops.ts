import { useEffect } from "react";
import { media } from "~/content/admin-tools.ts";
import { toastInfo } from "~/ui/toast.ts";

/** A file that is dropped where nothing takes it would open in place of the page: here it does not. */
export function useStrayDrops(): void {
  useEffect(() => {
    const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const hold = (event: DragEvent) => {
      if (!event.defaultPrevented && isFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !isFile(event)) return;
      event.preventDefault();
      toastInfo(media.droppedBeside, { id: "dropped-beside" });
    };
    window.addEventListener("dragover", hold);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", hold);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
