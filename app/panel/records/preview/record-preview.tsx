import { type ReactNode, Suspense } from "react";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { editor } from "~/panel/kit/words.ts";
import { preview } from "~/panel/writing/words.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";

export function LazyPreview({ children }: { children: ReactNode }) {
  return (
    <PartBoundary fallback={<p role="alert">{preview.failed}</p>}>
      <Suspense fallback={<p className="label text-text-2">{preview.loading}</p>}>
        {children}
      </Suspense>
    </PartBoundary>
  );
}

export function RecordPreview({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Modal open onClose={onClose} title={editor.preview} wide>
      <LazyPreview>{children}</LazyPreview>
    </Modal>
  );
}
