import { type DragEvent, type ReactNode, useState } from "react";
import { cx } from "~/ui/cx.ts";

type Props = {
  disabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

/** Takes files dropped on its content, which holds a file input for the keyboard. */
export function FileDrop({ disabled, onFiles, className, children }: Props) {
  const [over, setOver] = useState(false);

  function hover(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (disabled || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
    <div
      data-over={over || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={(event) => {
        const { relatedTarget } = event;
        if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return;
        setOver(false);
      }}
      onDrop={drop}
      className={cx(
        "rounded-frame data-over:outline-2 data-over:outline-accent data-over:outline-dashed data-over:outline-offset-8",
        className,
      )}
    >
      {children}
    </div>
  );
}
