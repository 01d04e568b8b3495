import { Link } from "react-router";

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="label inline-flex min-h-11 items-center gap-3 text-text-2 transition-colors hover:text-text"
    >
      <span aria-hidden>←</span>
      {children}
    </Link>
  );
}
