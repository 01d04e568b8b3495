import { type MouseEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button.tsx";

type Props = {
  at: number;
  all: number;
  disabled?: boolean;
  earlier: { label: string; icon: ReactNode };
  later: { label: string; icon: ReactNode };
  onMove: (to: number) => void;
};

export function OrderButtons({ at, all, disabled, earlier, later, onMove }: Props) {
  const other = useRef<HTMLSpanElement>(null);

  function move({ currentTarget: button }: MouseEvent<HTMLButtonElement>, to: number) {
    flushSync(() => onMove(to));
    // An item that moves loses the focus, and so does a button that is disabled at the list's end.
    const enabled = other.current?.querySelector<HTMLElement>("button:enabled");
    (button.disabled ? enabled : button)?.focus();
  }

  return (
    <span ref={other} className="flex">
      <Button
        variant="ghost"
        aria-label={earlier.label}
        className="w-9"
        disabled={disabled || at === 0}
        onClick={(event) => move(event, at - 1)}
      >
        {earlier.icon}
      </Button>
      <Button
        variant="ghost"
        aria-label={later.label}
        className="w-9"
        disabled={disabled || at === all - 1}
        onClick={(event) => move(event, at + 1)}
      >
        {later.icon}
      </Button>
    </span>
  );
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
