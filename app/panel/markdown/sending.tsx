import { toolbar } from "~/content/admin/admin-tools.ts";

/** The pictures of a text that are being stored. */
export function Sending({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-sm text-text-2">
      {toolbar.uploading(names.join(", "))}
    </p>
  );
}
