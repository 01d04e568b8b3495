import type { MouseEvent } from "react";

type Props = {
  title: string;
  errors: { id: string; text: string }[];
  /** It is part of the finished HTML: it was there before any script. */
  inHtml: boolean;
};

/** What is wrong with a form, each line leading to its field; takes the focus when it appears. */
export function ErrorSummary({ title, errors, inHtml }: Props) {
  if (errors.length === 0) return null;
  return (
    <div
      {...focusOnArrival(inHtml)}
      role="alert"
      className="rounded-frame border border-danger bg-bg/60 p-4"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField} className="underline underline-offset-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For what must be heard as soon as it is there. In finished HTML the browser itself sees to it. */
export function focusOnArrival(inHtml: boolean) {
  return inHtml ? { tabIndex: -1, autoFocus: true } : { tabIndex: -1, ref: takeFocus };
}

function takeFocus(news: HTMLElement | null): void {
  news?.focus();
}

function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
