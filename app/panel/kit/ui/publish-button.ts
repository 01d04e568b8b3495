/** An attribute of the button that publishes what is open. */
export const publishMark = { "data-publishes": true } as const;

/** Presses that button; null where there is none, or it may not be pressed. */
export function publishButton(): (() => void) | null {
  const button = document.querySelector<HTMLButtonElement>("button[data-publishes]:enabled");
  return button && (() => button.click());
}
