import { toolbar } from "~/content/admin/writing.ts";

export function Sending({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-sm text-text-2">
      {toolbar.uploading(names.join(", "))}
    </p>
  );
}
