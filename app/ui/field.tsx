import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type Common = {
  label: ReactNode;
  error?: string | null;
  hint?: ReactNode;
  tools?: ReactNode;
  controlClassName?: string;
};
type Props = Common &
  (
    | ({ multiline?: false } & ComponentProps<"input">)
    | ({ multiline: true } & ComponentProps<"textarea">)
  );

export const controlLook =
  "block w-full rounded-frame border border-edge bg-bg/60 px-4 text-base text-text transition-colors placeholder:text-muted hover:border-text-2 focus-visible:border-accent disabled:text-muted aria-invalid:border-danger";

export function Field(props: Props) {
  const {
    label,
    error,
    hint,
    tools,
    controlClassName,
    multiline,
    id: givenId,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const shared = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": cx(hintId, errorId) || undefined,
  };

  return (
    <FieldFrame {...{ id, label, error, hint, tools, className }} required={rest.required}>
      {multiline ? (
        <textarea
          rows={6}
          {...(rest as ComponentProps<"textarea">)}
          {...shared}
          className={cx(controlLook, "min-h-32 resize-y py-3 leading-relaxed", controlClassName)}
        />
      ) : (
        <input
          {...(rest as ComponentProps<"input">)}
          {...shared}
          className={cx(controlLook, "min-h-12")}
        />
      )}
    </FieldFrame>
  );
}

type FrameProps = Omit<Common, "controlClassName"> & {
  id: string;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A control named by its label, with what is said about it. */
export function FieldFrame(props: FrameProps) {
  const { id, label, error, hint, tools, required, className, children } = props;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        data-required={required || undefined}
        className="label mb-2 block text-text-2"
      >
        {label}
      </label>
      {tools}
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 font-medium text-danger text-sm">
          <span aria-hidden className="mt-[0.45em] size-2 shrink-0 bg-danger" />
          {error}
        </p>
      )}
    </div>
  );
}
