import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Facts } from "~/text/fill.ts";
import { cx } from "~/ui/cx.ts";
import { controlLook, Field, FieldFrame } from "~/ui/field.tsx";
import type { ChipView } from "./chip-view.ts";
import { hasFact, insertedFact } from "./fact-parts.ts";
import { FactPicker } from "./fact-picker.tsx";

type Props = {
  label: string;
  name?: string;
  value: string;
  facts: Facts;
  isLines: boolean;
  rows: number;
  controlClassName?: string;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  focused?: boolean;
  clean: (text: string) => string;
  onChange: (value: string) => void;
};

type Chips = typeof import("./chip-view.ts");
let loaded: Chips | null = null;

/** Before the first text with a fact is opened: a phone shows its keyboard only for a field that is there at once. */
export async function loadChips(): Promise<Chips> {
  loaded ??= await import("./chip-view.ts");
  return loaded;
}

/** A text that may take facts of „Dane firmy”. Without one it is a plain field. */
export function FactsField(props: Props) {
  const { value, facts, onChange } = props;
  const [chips, setChips] = useState(loaded);
  const [isRich, setRich] = useState(() => hasFact(value, facts));
  const [caret, setCaret] = useState<number | undefined>();
  const plain = useRef<HTMLTextAreaElement>(null);
  const rich = useRef<ChipView>(null);
  useEffect(() => {
    if (!chips) void loadChips().then(setChips, console.warn);
  }, [chips]);

  function insert(fact: string, currency: string | null) {
    if (rich.current) {
      rich.current.insert((before) => insertedFact(fact, before, currency));
      return;
    }
    const at = plain.current?.selectionStart ?? value.length;
    const end = plain.current?.selectionEnd ?? at;
    const inserted = insertedFact(fact, value.slice(0, at), currency);
    setCaret(at + inserted.length);
    setRich(true);
    onChange(value.slice(0, at) + inserted + value.slice(end));
  }

  const field =
    isRich && chips ? (
      <ChipField {...props} chips={chips} caret={caret} view={rich} />
    ) : (
      <PlainField {...props} field={plain} />
    );
  return (
    <div className="grid gap-3">
      {field}
      <div>
        <FactPicker facts={facts} onChoose={insert} />
      </div>
    </div>
  );
}

type PlainProps = Props & { field: RefObject<HTMLTextAreaElement | null> };

function PlainField({
  facts: _,
  isLines,
  focused,
  clean: __,
  field,
  onChange,
  ...rest
}: PlainProps) {
  useLayoutEffect(() => {
    const { current } = field;
    if (!focused || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [focused, field]);
  return (
    <Field
      multiline
      ref={field}
      {...rest}
      error={rest.error ?? null}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isLines) event.preventDefault();
      }}
    />
  );
}

type ChipProps = Props & {
  chips: Chips;
  caret: number | undefined;
  view: RefObject<ChipView | null>;
};

function ChipField({ chips, caret, view, ...props }: ChipProps) {
  const { label, value, facts, isLines, rows, error, hint, required, focused } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const changed = useEffectEvent(props.onChange);
  const cleaned = useEffectEvent(props.clean);
  const described = cx(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  const attributes: Record<string, string> = {
    id,
    role: "textbox",
    "aria-multiline": String(isLines || rows > 1),
    "aria-label": label,
    ...(described && { "aria-describedby": described }),
    ...(error && { "aria-invalid": "true" }),
    ...(required && { "aria-required": "true" }),
    style: `min-height: ${rows * 1.6 + 1.5}em`,
    class: cx(
      controlLook,
      "facts-field overflow-y-auto py-3 leading-relaxed",
      props.controlClassName,
    ),
  };
  const given = useEffectEvent(() => ({ value, facts, isLines, attributes, caret, focused }));

  useLayoutEffect(() => {
    if (!place.current) return;
    const { caret: letters, focused: wanted, ...options } = given();
    const made = chips.createChipView(place.current, {
      ...options,
      clean: (text) => cleaned(text),
      onChange: (next) => changed(next),
    });
    view.current = made;
    if (wanted || letters !== undefined) made.focus(letters);
    return () => {
      view.current = null;
      made.close();
    };
  }, [chips, view]);

  useLayoutEffect(() => {
    view.current?.set(value);
    view.current?.setAttributes(given().attributes);
  }, [value, view, error, described]);

  return (
    <FieldFrame {...{ id, label, hint, required }} error={error ?? null}>
      <div ref={place} />
    </FieldFrame>
  );
}
