import type { ReactNode } from "react";
import { EmptyFrame } from "~/ui/lazy-image.tsx";

type Props = { title: string; text: string; heading?: "h1" | "h2"; children?: ReactNode };

export function EmptyState({ title, text, heading: Heading = "h2", children }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-8 border-line border-t py-12 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:py-20">
      <span aria-hidden className="relative block aspect-[3/2] w-full max-w-80 bg-surface">
        <EmptyFrame />
      </span>
      <div className="self-center">
        <Heading className={Heading === "h1" ? "text-h1" : "text-h2"}>{title}</Heading>
        <p className="mt-5 max-w-[46ch] text-lead text-text-2">{text}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
    </div>
  );
}
