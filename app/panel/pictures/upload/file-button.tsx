import type { ReactNode } from "react";
import { cx } from "~/ui/cx.ts";

type Props = {
  id?: string | undefined;
  label?: string;
  className: string;
  accept?: string;
  many?: boolean;
  disabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

export function FileButton({
  id,
  label,
  className,
  accept = "image/*",
  many,
  disabled,
  onFiles,
  children,
}: Props) {
  return (
    <label
      className={cx(
        className,
        "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3",
      )}
    >
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={many}
        className="sr-only"
        disabled={disabled}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again after a failure.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
