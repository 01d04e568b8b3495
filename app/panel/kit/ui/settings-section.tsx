import { type ComponentProps, type ReactNode, useId, useState } from "react";

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-line border-t py-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-display font-semibold text-lg leading-tight">
        {title}
      </h2>
      <div className="grid max-w-prose content-start justify-items-start gap-5">{children}</div>
    </section>
  );
}

type CheckboxProps = { label: string; hint: string } & ComponentProps<"input">;

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 accent-accent"
      />
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 mt-1 text-muted text-sm">
        {hint}
      </p>
    </div>
  );
}

type SavedProps = {
  label: string;
  hint: string;
  checked: boolean;
  isSaving: boolean;
  onToggle: (checked: boolean) => void;
};

/** Saved as soon as it is ticked: it shows what will be, and keeps the focus meanwhile. */
export function SavedCheckbox({ checked, isSaving, onToggle, ...texts }: SavedProps) {
  // A save is told of a moment after the press, for which the box would go back.
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed && isSaving) setIsPressed(false);
  const isOther = isPressed || isSaving;
  return (
    <Checkbox
      {...texts}
      checked={checked !== isOther}
      onChange={({ currentTarget }) => {
        if (isOther) return;
        setIsPressed(true);
        onToggle(currentTarget.checked);
      }}
    />
  );
}
