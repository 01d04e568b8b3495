import { type ReactNode, useId } from "react";
import { Link } from "react-router";

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
      <h2 id={titleId} className={titleClassName}>
        <Link to={to} tabIndex={-1} discover="none" className="cover-link">
          {title}
        </Link>
      </h2>
      {children}
      <p>
        <Link to={to} discover="none" aria-describedby={titleId} className="link card-more">
          {more}
        </Link>
      </p>
    </>
  );
}
