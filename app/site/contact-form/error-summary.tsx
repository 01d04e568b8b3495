import type { MouseEvent } from "react";

type Props = {
  title: string;
  errors: { id: string; text: string }[];
  inHtml: boolean;
};

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

/** Moves the focus to news, so that screen readers say it; in the server's HTML by `autofocus`. */
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
