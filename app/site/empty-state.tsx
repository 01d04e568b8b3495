import type { ReactNode } from "react";

type Props = { title: string; text: string; role?: "status"; children?: ReactNode };

/** In the place of a list that has no rows. */
export function EmptyState({ title, text, role, children }: Props) {
  return (
    <div role={role} className="corners my-8 max-w-prose border border-line bg-surface p-6 md:p-10">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-5 max-w-[46ch] text-lead text-text-2">{text}</p>
      {children && <div className="mt-8">{children}</div>}
    </div>
  );
}
