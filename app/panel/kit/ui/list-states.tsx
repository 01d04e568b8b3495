import { admin, list } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";

type Props = { text: string; action?: { label: string; run: () => void } };

export function NoRows({ text, action }: Props) {
  return (
    <div className="grid justify-items-center gap-5 border border-line border-dashed px-6 py-16 text-center">
      <p className="text-lead text-text-2">{text}</p>
      {action && (
        <Button variant="secondary" size="sm" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

type FailedProps = { text: string; onRetry: () => void; busy: boolean };

export function ListFailed({ text, onRetry, busy }: FailedProps) {
  return (
    <div role="alert" className="corners max-w-prose border border-line bg-surface p-6">
      <p className="text-lead">{text}</p>
      <Button variant="secondary" size="sm" className="mt-5" onClick={onRetry} disabled={busy}>
        {admin.tryAgain}
      </Button>
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div role="status" aria-label={list.loading} className="grid gap-3">
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
