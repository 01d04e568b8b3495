import { type ReactNode, useId } from "react";
import { useHoverIntent } from "./hover-intent.ts";

type Props = {
  text: string;
  above?: boolean;
  children: (describedBy: string) => ReactNode;
};

export function Tooltip({ text, above, children }: Props) {
  const id = useId();
  const [open, intent] = useHoverIntent({ open: 700, close: 0, skip: 300 });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what the control says anyway
    <span
      className="relative inline-flex"
      onPointerEnter={intent.enter}
      onPointerLeave={intent.leave}
      onFocus={() => intent.set(true)}
      onBlur={() => intent.set(false)}
    >
      {children(id)}
      <span
        id={id}
        role="tooltip"
        className={`label absolute right-0 z-10 w-max max-w-56 rounded-frame border border-line bg-raised px-3 py-2 text-text transition-[opacity,visibility] ${above ? "bottom-full mb-1" : "top-full mt-1"} ${open ? "visible opacity-100" : "invisible opacity-0"}`}
      >
        {text}
      </span>
    </span>
  );
}
