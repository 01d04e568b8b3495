import type { MouseEvent } from "react";

type Props = { title: string; errors: { id: string; text: string }[] };

/** What is wrong with a form, each line leading to its field; takes the focus when it appears. */
export function ErrorSummary({ title, errors }: Props) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
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

function takeFocus(summary: HTMLElement | null): void {
  summary?.focus();
}

function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
