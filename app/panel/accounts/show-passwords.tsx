type Props = { label: string; visible: boolean; onChange: (visible: boolean) => void };

export function ShowPasswords({ label, visible, onChange }: Props) {
  return (
    <label className="flex min-h-10 items-center gap-3 justify-self-start">
      <input
        type="checkbox"
        checked={visible}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
}
