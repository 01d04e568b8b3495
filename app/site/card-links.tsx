import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { cx } from "~/ui/cx.ts";

type Props = {
  to: string;
  title: string;
  titleClassName: string;
  more: string;
  children: ReactNode;
};

/** The title's link covers the card for the mouse; the keyboard gets the link below. */
export function CardLinks({ to, title, titleClassName, more, children }: Props) {
  const titleId = useId();
  return (
    <>
      <h2 id={titleId} className={cx("font-display", titleClassName)}>
        <Link to={to} tabIndex={-1} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h2>
      {children}
      <p className="pt-3">
        <Link
          to={to}
          aria-describedby={titleId}
          className="link relative inline-flex min-h-11 items-center font-semibold underline-offset-8 transition-colors group-hover/card:decoration-accent"
        >
          {more}
        </Link>
      </p>
    </>
  );
}
