import { Button } from "~/ui/button.tsx";

type Props<Value extends string> = {
  legend: string;
  chosen: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

export function ChoiceButtons<Value extends string>({
  legend,
  chosen,
  choices,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-2 text-text-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            size="sm"
            aria-pressed={chosen === value}
            onClick={() => onChoose(value)}
            className="aria-pressed:border-accent aria-pressed:bg-accent/10"
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
