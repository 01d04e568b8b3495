import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

type Variant = "primary" | "secondary" | "ghost";
type Size = "sm" | "md" | "lg";

const variants: Record<Variant, string> = {
  primary:
    "border border-transparent bg-accent text-ink hover:bg-accent-hover active:bg-accent disabled:bg-raised disabled:text-muted aria-disabled:bg-raised aria-disabled:text-muted",
  secondary:
    "border border-edge text-text hover:border-text hover:bg-text/5 active:bg-text/10 disabled:border-line disabled:text-muted aria-disabled:border-line aria-disabled:text-muted",
  ghost: "link text-text underline-offset-8 hover:decoration-2 disabled:text-muted",
};

const sizes: Record<Size, string> = {
  sm: "min-h-10 max-md:min-h-11 px-4 text-tiny",
  md: "min-h-12 px-[min(1.5rem,6vw)] text-small",
  lg: "min-h-14 px-[min(2rem,6vw)] text-base",
};

type Look = { variant?: Variant; size?: Size };

export function buttonLook({ variant = "primary", size = "md" }: Look = {}): string {
  return cx(
    "inline-flex items-center justify-center gap-3 rounded-frame text-center font-semibold leading-tight tracking-[0.01em] transition-[background-color,border-color,color,transform] active:translate-y-px disabled:cursor-not-allowed",
    variants[variant],
    variant === "ghost" ? "min-h-11 px-0" : sizes[size],
  );
}

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: Look & ComponentProps<"button">) {
  return <button type={type} className={cx(buttonLook({ variant, size }), className)} {...rest} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link className={cx(buttonLook({ variant, size }), className)} {...rest} />;
}
